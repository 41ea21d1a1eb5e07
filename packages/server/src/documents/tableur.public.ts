/** Tables for spreadsheets, whatever they tell of. */
export {
  ecrireTableauCsv,
  ecrireTableauXlsx,
  TYPE_CSV,
  TYPE_XLSX,
  type Cellule,
  type Tableau,
} from './tableur.ts';
