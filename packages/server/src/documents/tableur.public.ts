/** Tables for spreadsheets, whatever they hold. */
export { champCsv, neutraliser, virgule } from './champ-csv.ts';
export { encoderWindows1252 } from './signes-windows.ts';
export { MOTS as MOTS_DOCUMENTS } from './mots.ts';
export {
  COLONNES_BATIGEST,
  couperLibelle,
  rangeeBatigest,
  writeRangeeBatiment,
} from './rangee-batiment.ts';
export {
  MAX_LIGNES_FICHIER,
  tableauOf,
  writeFichier,
  type ColonneEcrite,
} from './fichier-tableau.ts';
export {
  writeRangeeCsv,
  writeTableauCsv,
  writeTableauXlsx,
  writeTetesCsv,
  TYPE_CSV,
  TYPE_XLSX,
} from './tableur.ts';
export type { Cellule, Tableau } from './tableau.ts';
