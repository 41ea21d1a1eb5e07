/** What the rest of the server takes from the search. */
export type { ListingIndex } from './index/listing-index.ts';
export { rapprocher } from './references/references.ts';
export { writeSynonymes, livrerSynonymes } from './synonymes/livrer-synonymes.ts';
export { cleanTermes } from './suggestions/termes.sql.ts';
