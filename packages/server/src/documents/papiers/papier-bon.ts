/** A delivery note: what left, without prices. */
import type { BonLivraison, Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { lieuDeLEnvoi } from '@comptoir/contract/livraison/destinations.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Static } from 'typebox';
import { MOTS } from '../mots.ts';
import { writeCoupe } from './liste-coupe.ts';
import { writeAdresse, writeContact, writePied, titreChantier } from './mots-papier.ts';
import type { Papier } from './papier.ts';

export interface BonEcrit {
  commande: Commande;
  bon: Static<typeof BonLivraison>;
}

export function papierBon({ commande, bon }: BonEcrit, langue: Locale, maintenant: Date): Papier {
  const t = MOTS[langue];
  const { livraison } = commande;
  // A note of before this was kept goes where the order went.
  const envoi = bon.envoi === null ? undefined : livraison.envois[bon.envoi - 1];
  const { libelle, consignes, contact } = lieuDeLEnvoi(livraison, commande.contact, envoi);
  return {
    langue,
    titre: t('papiers.bon.titre'),
    numero: bon.numero,
    sousTitre: t('papiers.bon.sousTitre', {
      date: formatDate(bon.expedieLe),
      commande: commande.numero,
    }),
    informations: [
      [
        t('papiers.bon.poids'),
        t('papiers.bon.kg', { poids: formatNombre(langue, bon.poids / 1000, 3) }),
      ],
      ...(bon.transporteur ? ([[t('papiers.bon.transporteur'), bon.transporteur]] as const) : []),
      ...(bon.suivi ? ([[t('papiers.bon.suivi'), bon.suivi]] as const) : []),
      ...(bon.livreLe ? ([[t('papiers.bon.livre'), formatDate(bon.livreLe)]] as const) : []),
    ],
    adresses: [
      { titre: t('papiers.facturation'), lignes: writeAdresse(commande.facturation, langue) },
      {
        titre: t(`papiers.modes.${livraison.mode}`),
        lignes: [...new Set([libelle, ...writeAdresse(bon.destination, langue)]), consignes],
      },
      writeContact(contact ?? commande.contact, langue),
    ],
    sections: listSections({ commande, bon }, langue),
    colonnes: [
      { tete: t('papiers.colonnes.reference'), largeur: 92 },
      { tete: t('papiers.colonnes.designation') },
      { tete: t('papiers.colonnes.unite'), largeur: 52 },
      { tete: t('papiers.colonnes.commandee'), largeur: 60, droite: true },
      { tete: t('papiers.colonnes.livree'), largeur: 60, droite: true },
      { tete: t('papiers.colonnes.reste'), largeur: 60, droite: true },
    ],
    totaux: [],
    mentions: [{ titre: t('papiers.bon.reception'), texte: t('papiers.bon.receptionTexte') }],
    pied: writePied(langue, maintenant),
  };
}

function listSections(
  { commande, bon }: Pick<BonEcrit, 'commande' | 'bon'>,
  langue: Locale,
): Papier['sections'] {
  const t = MOTS[langue];
  const livrees = new Map(bon.lignes.map(({ ligneId, quantite }) => [ligneId, quantite]));
  return commande.lignesParChantier.flatMap((chantier) => {
    const lignes = chantier.lignes.flatMap((ligne) => {
      const livree = livrees.get(ligne.id);
      if (livree === undefined) return [];
      const nombres = [ligne.quantite, livree, ligne.quantite - ligne.quantiteExpediee];
      return {
        cellules: [
          ligne.reference,
          ligne.libelle,
          t(`unites.${ligne.unite}`),
          ...nombres.map((nombre) => formatNombre(langue, nombre)),
        ],
        details: ligne.coupe ? [writeCoupe(ligne, null, langue)] : [],
      };
    });
    return lignes.length > 0 ? [{ titre: titreChantier(chantier, langue), lignes }] : [];
  });
}
