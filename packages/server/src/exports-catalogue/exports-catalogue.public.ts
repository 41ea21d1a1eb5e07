/** What others take from exports of the catalogue: their jobs. */
export { exportCatalogue } from './taches/export-catalogue.ts';
export { cleanExports, repeterExports } from './taches/series.sql.ts';
