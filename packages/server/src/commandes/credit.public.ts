/** Credit of a company, counted in one way wherever it is shown. */
export { creditRestant } from './credit.ts';
export { engageOf } from './passage/situation-acheteur.sql.ts';
