/** What the rest of the server takes from delegates. */
export { affecterDelegue } from './affecter-delegue.sql.ts';
export { lesPlusProches } from './fautes.ts';
export { listHabitudesDues } from './fiche.sql.ts';
export { journaliser, journaliserChacun } from './journaliser.ts';
export { cleanRemises } from './remises.sql.ts';
