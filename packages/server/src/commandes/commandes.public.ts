/** What the rest of the server takes from orders. */
export { chantiersProposes } from './chantiers-proposes.sql.ts';
export { autoriserCommande } from './approbation/autoriser-commande.ts';
export { approbationRequise } from './approbation/approbation-requise.ts';
export { commandeCourrier } from './courriers/commande-courrier.ts';
export {
  creerCommande,
  type CommandeCreee,
  type CommandeDemandee,
  type DepsCommande,
} from './passage/creer-commande.ts';
export { lireCommande, readCommandes, type DepsLecture } from './lire-commande.ts';
export { commandesAvancer } from './suivi/horloge-demo.ts';
export { creditRestant, isDansLeCredit } from './credit.ts';
export {
  findSituation,
  lockCompte,
  type SituationAcheteur,
} from './passage/situation-acheteur.sql.ts';
export {
  colonnesResume,
  conditionsCommandes,
  listCommandes,
  type CommandeRow,
} from './liste.sql.ts';
export { decideurOf, filtresOf, toResume as toCommandeResumee } from './lister-commandes.ts';
