/** What the rest of the server takes from the basket. */
export type { Deps } from './ajouter-articles.ts';
export { controlerLu } from './controler-panier.ts';
export { cleanIdempotence } from './idempotence.sql.ts';
export { lirePanier, toPanier, type PanierLu } from './lire-panier.ts';
export { reprendrePanier } from './reprendre-panier.ts';
export { lireTotauxAChoisir } from './totaux-a-choisir.ts';
