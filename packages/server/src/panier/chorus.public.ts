/** What Chorus Pro asks of a company, for who reads one. */
export { chorusEnJson } from './chantiers/chorus.sql.ts';
