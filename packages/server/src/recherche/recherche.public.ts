/** What the rest of the server takes from the search. */
export type { ListingIndex } from './listing-index.ts';
export { rapprocher } from './references.ts';
export { ecrireSynonymes, livrerSynonymes } from './synonymes/livrer-synonymes.ts';
export { cleanTermes } from './termes.sql.ts';
