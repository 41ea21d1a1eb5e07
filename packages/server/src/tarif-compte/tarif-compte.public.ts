/** What the rest of the server takes from the prices of a company. */
export { updateRenouvellementFait } from './renouvellement/renouvellement-fait.sql.ts';
