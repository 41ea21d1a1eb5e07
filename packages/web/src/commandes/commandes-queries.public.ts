/** What other pages read of an order. */
export { commandeQuery } from './commandes.queries.ts';
