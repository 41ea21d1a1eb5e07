/** What Chorus Pro asks of a company, for who reads one. */
export { chorusEnJson, findExigences } from './chantiers/chorus.sql.ts';
