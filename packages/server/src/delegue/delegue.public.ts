/** What the rest of the server takes from delegates. */
export { affecterDelegue } from './clients/affecter-delegue.sql.ts';
export { findInterlocuteurs, type Interlocuteurs } from './clients/interlocuteurs.sql.ts';
export { lesPlusProches } from './clients/fautes.ts';
export { journaliser, journaliserChacun } from './journaliser.ts';
export { cleanRemises } from './remises/remises.sql.ts';
