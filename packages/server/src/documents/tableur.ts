/** A table for spreadsheets: CSV, or a workbook where codes stay texts and numbers are numbers. */
import { champCsv, neutraliser, virgule } from './champ-csv.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import type classeur from './classeur.travail.ts';
import type { Cellule, Tableau } from './tableau.ts';

export const TYPE_CSV = 'text/csv; charset=utf-8';
export const TYPE_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets of the three countries read semicolons and decimal commas, and UTF-8 only with its mark. */
export function writeTableauCsv({ colonnes, rangees }: Tableau): string {
  return `${writeTetesCsv(colonnes)}${rangees.map(writeRangeeCsv).join('')}`;
}

/** The same row by row, for a table that is never whole in memory. */
export function writeTetesCsv(colonnes: Tableau['colonnes']): string {
  return `\ufeff${colonnes.map(({ tete }) => champCsv(tete)).join(';')}\r\n`;
}

export function writeRangeeCsv(rangee: readonly Cellule[]): string {
  return `${rangee.map((cellule) => champCsv(writeCellule(cellule))).join(';')}\r\n`;
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
