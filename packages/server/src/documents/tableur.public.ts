/** Tables for spreadsheets, whatever they tell of. */
export { champCsv, neutraliser, virgule } from './champ-csv.ts';
export {
  writeTableauCsv,
  writeTableauXlsx,
  TYPE_CSV,
  TYPE_XLSX,
  type Cellule,
  type Tableau,
} from './tableur.ts';
