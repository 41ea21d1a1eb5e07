/** What other pages read of an order, and what follows when they change one. */
export { commandeQuery, noterCommande } from './commandes.queries.ts';
