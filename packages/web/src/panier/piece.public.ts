/** What an order or a quote shows as the basket does. */
export { lireListe } from './decoupe/lire-liste.ts';
export { TotauxPanier } from './resume/totaux-panier.tsx';
