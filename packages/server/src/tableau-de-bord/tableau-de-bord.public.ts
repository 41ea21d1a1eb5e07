/** What the rest of the server takes from the dashboard. */
export { listMois, MOIS_MONTRES } from './depenses.ts';
