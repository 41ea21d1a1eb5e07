/** A table for spreadsheets: CSV, or a workbook where codes stay texts and numbers are numbers. */
import { champCsv, neutraliser, virgule } from './champ-csv.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import type classeur from './classeur.travail.ts';

/** `nombre` is a decimal with a dot, or '' where there is none; `exactes`: as many decimals as it has. */
export type Cellule = { texte: string } | { nombre: string; decimales: 0 | 2 | 4 | 'exactes' };

export interface Tableau {
  titre: string;
  /** `largeur` in signs. */
  colonnes: readonly { tete: string; largeur: number }[];
  rangees: readonly (readonly Cellule[])[];
}

export const TYPE_CSV = 'text/csv; charset=utf-8';
export const TYPE_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets of the three countries read semicolons and decimal commas, and UTF-8 only with its mark. */
export function writeTableauCsv({ colonnes, rangees }: Tableau): string {
  const textes = [
    colonnes.map(({ tete }) => tete),
    ...rangees.map((rangee) => rangee.map(writeCellule)),
  ];
  return `\ufeff${textes.map((rangee) => `${rangee.map(champCsv).join(';')}\r\n`).join('')}`;
}

const CLASSEUR = defineTravail<typeof classeur>(new URL('./classeur.travail.ts', import.meta.url), {
  maxMs: 30_000,
});

/** `qui` waits for it: see visiteurOf. */
export function writeTableauXlsx(qui: string, tableau: Tableau): Promise<Buffer> {
  // Columns may carry how their cells are made, which is no data.
  const colonnes = tableau.colonnes.map(({ tete, largeur }) => ({ tete, largeur }));
  return travaux.faire(qui, CLASSEUR, { ...tableau, colonnes });
}

function writeCellule(cellule: Cellule): string {
  return 'texte' in cellule
    ? neutraliser(cellule.texte)
    : virgule(cellule.nombre, cellule.decimales === 2 || cellule.decimales === 4 ? 2 : 0);
}
