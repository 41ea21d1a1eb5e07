/** A list as a file of spreadsheets: the columns its reader sees, one row for each of its own. */
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { TYPE_CSV, TYPE_XLSX, writeTableauCsv, writeTableauXlsx } from './tableur.ts';
import type { Cellule, Tableau } from './tableau.ts';

/** More rows would be a file that no spreadsheet opens at once. */
export const MAX_LIGNES_FICHIER = 20_000;

export interface ColonneEcrite<Row> {
  tete: string;
  /** In signs. */
  largeur: number;
  read: (row: Row) => Cellule;
}

export function tableauOf<Row>(
  titre: string,
  colonnes: readonly ColonneEcrite<Row>[],
  rows: readonly Row[],
): Tableau {
  return { titre, colonnes, rangees: rows.map((row) => colonnes.map(({ read }) => read(row))) };
}

interface Options {
  /** That of the table without. */
  nom?: string;
  format: 'csv' | 'xlsx';
  jour: string;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** The day is part of its name. */
export async function writeFichier(
  tableau: Tableau,
  { nom = tableau.titre, format, jour, qui }: Options,
): Promise<Fichier> {
  const contenu =
    format === 'csv' ? Buffer.from(writeTableauCsv(tableau)) : await writeTableauXlsx(qui, tableau);
  return {
    data: contenu.toString('base64'),
    name: `${nom}-${jour}.${format}`,
    type: format === 'csv' ? TYPE_CSV : TYPE_XLSX,
  };
}
