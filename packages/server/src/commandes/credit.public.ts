/** Credit of a company, counted in one way wherever it is told. */
export { creditRestant } from './credit.ts';
export { engageDe } from './passage/situation-acheteur.sql.ts';
