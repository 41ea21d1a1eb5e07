/** The store of a buyer as other pages show it. */
export { magasinQuery } from './magasins.queries.ts';
