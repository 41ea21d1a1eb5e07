/** What the rest of the server takes from the basket. */
export { cleanIdempotence } from './idempotence.sql.ts';
export { reprendrePanier } from './reprendre-panier.ts';
