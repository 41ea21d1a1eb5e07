/** A delivery note as a table: CSV, or a workbook where codes stay texts and quantities numbers. */
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import { formatDate } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { champCsv, neutraliser } from '../../panier/panier.public.ts';
import { MOTS } from '../mots.ts';
import type { BonEcrit } from './papier-bon.ts';

type Cellule = string | number;

interface Tableau {
  titre: string;
  tetes: string[];
  rangees: Cellule[][];
}

const LARGEUR = 18;

function toTableau({ commande, bon }: BonEcrit, langue: Locale): Tableau {
  const t = MOTS[langue];
  const livrees = new Map(bon.lignes.map(({ ligneId, quantite }) => [ligneId, quantite]));
  const rangees = commande.lignesParChantier.flatMap((chantier) =>
    chantier.lignes.flatMap((ligne): Cellule[][] => {
      const livree = livrees.get(ligne.id);
      if (livree === undefined) return [];
      return [
        [
          bon.numero,
          formatDate(bon.expedieLe),
          commande.numero,
          chantier.libelle ?? '',
          chantier.referenceCommande ?? '',
          ligne.reference,
          ligne.libelle,
          ligne.traitCoupe,
          t(`unites.${ligne.unite}`),
          ligne.quantite,
          livree,
        ],
      ];
    }),
  );
  return {
    titre: bon.numero,
    tetes: [
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
    ],
    rangees,
  };
}

/** Spreadsheets of the three countries read semicolons, and UTF-8 only with its mark. */
export function ecrireCsvBon(bon: BonEcrit, langue: Locale): Buffer {
  const { tetes, rangees } = toTableau(bon, langue);
  const textes = rangees.map((rangee) =>
    rangee.map((cellule) => (typeof cellule === 'string' ? neutraliser(cellule) : String(cellule))),
  );
  const lignes = [tetes, ...textes].map((rangee) => `${rangee.map(champCsv).join(';')}\r\n`);
  return Buffer.from(`\ufeff${lignes.join('')}`);
}

export async function ecrireXlsxBon(bon: BonEcrit, langue: Locale): Promise<Buffer> {
  const { titre, tetes, rangees } = toTableau(bon, langue);
  const haut = tetes.map((tete): Cell => ({ value: tete, type: String, fontWeight: 'bold' }));
  const blob = await writeXlsxFile([haut, ...rangees.map((rangee) => rangee.map(toCell))], {
    columns: tetes.map(() => ({ width: LARGEUR })),
    sheet: titre,
    stickyRowsCount: 1,
  }).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

function toCell(cellule: Cellule): Cell {
  if (cellule === '') return null;
  return typeof cellule === 'string'
    ? { value: cellule, type: String, format: '@' }
    : { value: cellule, type: Number, format: '#,##0' };
}
