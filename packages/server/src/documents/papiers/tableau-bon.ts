/** A delivery note as a table for spreadsheets. */
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../mots.ts';
import type { Cellule, Tableau } from '../tableau.ts';
import type { BonEcrit } from './papier-bon.ts';

const LARGEUR = 18;

export function tableauBon({ commande, bon }: BonEcrit, langue: Locale): Tableau {
  const t = MOTS[langue];
  const livrees = new Map(bon.lignes.map(({ ligneId, quantite }) => [ligneId, quantite]));
  const rangees = commande.lignesParChantier.flatMap((chantier) =>
    chantier.lignes.flatMap((ligne): Cellule[][] => {
      const livree = livrees.get(ligne.id);
      if (livree === undefined) return [];
      return [
        [
          { texte: bon.numero },
          { texte: formatDate(bon.expedieLe) },
          { texte: commande.numero },
          { texte: chantier.libelle ?? '' },
          { texte: chantier.referenceCommande ?? '' },
          { texte: ligne.reference },
          { texte: ligne.libelle },
          { texte: ligne.traitCoupe },
          { texte: t(`unites.${ligne.unite}`) },
          { nombre: String(ligne.quantite), decimales: 0 },
          { nombre: String(livree), decimales: 0 },
        ],
      ];
    }),
  );
  return {
    titre: bon.numero,
    colonnes: [
      t('papiers.colonnes.bon'),
      t('papiers.colonnes.date'),
      t('papiers.colonnes.commande'),
      t('papiers.colonnes.chantier'),
      t('papiers.colonnes.votreReference'),
      t('papiers.colonnes.reference'),
      t('papiers.colonnes.designation'),
      t('papiers.colonnes.coupe'),
      t('papiers.colonnes.unite'),
      t('papiers.colonnes.commandee'),
      t('papiers.colonnes.livree'),
    ].map((tete) => ({ tete, largeur: LARGEUR })),
    rangees,
  };
}
