/** Tables for spreadsheets, whatever they hold. */
export { champCsv, neutraliser, virgule } from './champ-csv.ts';
export {
  writeTableauCsv,
  writeTableauXlsx,
  TYPE_CSV,
  TYPE_XLSX,
  type Cellule,
  type Tableau,
} from './tableur.ts';
