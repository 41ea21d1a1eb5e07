/** What the rest of the server takes from the search. */
export { ecrireSynonymes, livrerSynonymes } from './synonymes/livrer-synonymes.ts';
export { cleanTermes } from './termes.sql.ts';
