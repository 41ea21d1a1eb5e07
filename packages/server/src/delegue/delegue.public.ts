/** What the rest of the server takes from delegates. */
export { journaliser } from './journaliser.ts';
export { cleanRemises } from './remises.sql.ts';
