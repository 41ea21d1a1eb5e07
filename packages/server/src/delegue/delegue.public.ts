/** What the rest of the server takes from delegates. */
export { listHabitudesDues } from './fiche.sql.ts';
export { journaliser, journaliserChacun } from './journaliser.ts';
export { plier } from './plier.ts';
export { cleanRemises } from './remises.sql.ts';
