/** The files of a person's data, each with the tables it is read from. */
import type { Db } from '../../db/pool.ts';
import {
  listCommandesOf,
  listDecisionsOf,
  listDevisOf,
  listPaiementsOf,
  listPiecesOf,
  listProjetsOf,
} from './donnees-achats.sql.ts';
import {
  listContactsOf,
  listEquipeOf,
  listExportsOf,
  listMessagesOf,
  listRemisesOf,
} from './donnees-echanges.sql.ts';
import { listDevisClienteleOf } from './donnees-devis-clientele.sql.ts';
import { listFacturesOf } from './donnees-factures.sql.ts';
import {
  listAvisOf,
  listComptesDePersonne,
  listConnexions,
  listDemandesOf,
  listInterventions,
  listListesAchats,
  listPaniers,
  listProfils,
  listQuestionsOf,
  listRappelsOf,
  listRenouvellementsOf,
  listServicesOf,
  listSondagesOf,
  listUtilitesOf,
} from './donnees.sql.ts';

export interface FichierArchive {
  lister: (db: Db, email: string) => Promise<unknown[]>;
  /** Those that hold the id or the address of a person: none may be forgotten. */
  tables: readonly string[];
}

export const ARCHIVE: Readonly<Record<string, FichierArchive>> = {
  'profil.json': { lister: listProfils, tables: ['utilisateur'] },
  'comptes.json': { lister: listComptesDePersonne, tables: [] },
  'paniers.json': { lister: listPaniers, tables: ['panier'] },
  'listes-achats.json': { lister: listListesAchats, tables: ['liste_achats'] },
  'commandes.json': { lister: listCommandesOf, tables: ['commande'] },
  'devis.json': { lister: listDevisOf, tables: ['devis', 'devis_version'] },
  'en-cours.json': { lister: listPiecesOf, tables: ['piece_ouverte'] },
  'projets.json': { lister: listProjetsOf, tables: ['rapido_projet'] },
  'paiements.json': { lister: listPaiementsOf, tables: ['paiement'] },
  'decisions.json': { lister: listDecisionsOf, tables: ['commande_evenement', 'devis_evenement'] },
  'avis.json': { lister: listAvisOf, tables: ['avis'] },
  'questions.json': { lister: listQuestionsOf, tables: ['question'] },
  'sondages.json': { lister: listSondagesOf, tables: ['sondage_reponse'] },
  'utilite.json': { lister: listUtilitesOf, tables: ['utilite'] },
  'connexions.json': { lister: listConnexions, tables: ['session', 'lien_unique'] },
  'interventions.json': { lister: listInterventions, tables: ['journal_delegue'] },
  'remises.json': { lister: listRemisesOf, tables: ['remise_panier'] },
  'demandes.json': { lister: listDemandesOf, tables: ['demande_compte'] },
  'contacts.json': { lister: listContactsOf, tables: ['demande_contact'] },
  'rappels.json': { lister: listRappelsOf, tables: ['rappel'] },
  'renouvellements-prix.json': {
    lister: listRenouvellementsOf,
    tables: ['demande_renouvellement'],
  },
  'services.json': { lister: listServicesOf, tables: ['demande_service'] },
  'messages.json': {
    lister: listMessagesOf,
    tables: ['message', 'message_lu', 'notification'],
  },
  'exports.json': { lister: listExportsOf, tables: ['export_catalogue'] },
  'devis-clientele.json': { lister: listDevisClienteleOf, tables: ['devis_clientele'] },
  'factures.json': {
    lister: listFacturesOf,
    tables: ['facture_litige', 'facture_dossier', 'dematerialisation_consentement'],
  },
  'equipe.json': { lister: listEquipeOf, tables: ['journal_equipe', 'approbateur'] },
};
