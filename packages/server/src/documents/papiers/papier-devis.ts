/** A quote: a request with the prices of the day, or an offer that holds until its last day. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { parChantier } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { MOTS } from '../mots.ts';
import {
  writeAdresse,
  writeContact,
  writeDetails,
  writeLivraison,
  writePied,
  writeTotaux,
} from './mots-papier.ts';
import type { LignePapier, Papier } from './papier.ts';

export function papierDevis(devis: Devis, langue: Locale, maintenant: Date): Papier {
  const t = MOTS[langue];
  const { courante, livraison, contact, facturation, valableJusqu } = devis;
  const isOffre = valableJusqu !== null;
  return {
    langue,
    titre: t(isOffre ? 'papiers.devis.titre' : 'papiers.devis.demande'),
    numero: devis.numero,
    sousTitre: t('papiers.devis.sousTitre', {
      date: formatDate(courante.creeLe),
      version: courante.version,
      personne: devis.auteur.nom,
    }),
    informations: [
      [t('papiers.devis.etat'), t(`papiers.devis.etats.${devis.etat}`)],
      ...(isOffre ? ([[t('papiers.devis.valable'), formatDate(valableJusqu)]] as const) : []),
      [t('papiers.formule'), t(`papiers.formules.${livraison.formule}`)],
      ...(devis.delegue ? ([[t('papiers.delegue'), devis.delegue]] as const) : []),
    ],
    adresses: [
      { titre: t('papiers.facturation'), lignes: writeAdresse(facturation, langue) },
      writeLivraison(livraison, langue),
      writeContact(contact, langue),
    ],
    sections: parChantier(courante.lignes).map(({ libelle, lignes }) => ({
      titre: libelle ?? t('papiers.sansChantier'),
      lignes: lignes.map((ligne) => toLigne(ligne, langue)),
    })),
    colonnes: [
      { tete: t('papiers.colonnes.reference'), largeur: 84 },
      { tete: t('papiers.colonnes.designation') },
      { tete: t('papiers.colonnes.quantite'), largeur: 40, droite: true },
      { tete: t('papiers.colonnes.unite'), largeur: 46 },
      { tete: t('papiers.colonnes.tarifHT'), largeur: 58, droite: true },
      { tete: t('papiers.colonnes.remise'), largeur: 44, droite: true },
      { tete: t('papiers.colonnes.prixHT'), largeur: 58, droite: true },
      { tete: t('papiers.colonnes.montantHT'), largeur: 62, droite: true },
    ],
    totaux: writeTotaux(courante.tarif, langue),
    mentions: [
      ...(courante.commentaire === ''
        ? []
        : [{ titre: t(`papiers.devis.mots.${courante.auteur}`), texte: courante.commentaire }]),
      {
        titre: t('papiers.conditions'),
        texte: t(isOffre ? 'papiers.devis.conditions' : 'papiers.devis.conditionsDemande', {
          enseigne: enseigne.nom,
        }),
      },
    ],
    pied: writePied(langue, maintenant),
  };
}

function toLigne(ligne: LigneDevis, langue: Locale): LignePapier {
  const t = MOTS[langue];
  const { remise, promiseLe, commande } = ligne;
  return {
    cellules: [
      ligne.reference,
      ligne.libelle,
      formatNombre(langue, ligne.quantite),
      t(`unites.${ligne.unite}`),
      formatArgent(langue, ligne.prixHT),
      remise === null ? '' : t('papiers.pourcent', { nombre: formatNombre(langue, remise) }),
      formatArgent(langue, ligne.prixProposeHT ?? ligne.prixHT),
      formatArgent(langue, ligne.montantHT),
    ],
    details: [
      ...writeDetails(ligne, langue),
      ...(promiseLe ? [t('papiers.devis.promise', { date: formatDate(promiseLe) })] : []),
      ...(commande ? [t('papiers.devis.commandee', { numero: commande.numero })] : []),
    ],
  };
}
