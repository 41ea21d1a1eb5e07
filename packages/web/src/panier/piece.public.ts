/** What an order or a quote shows as the basket does. */
export { readListe } from './decoupe/read-liste.ts';
export { TotauxPanier } from './resume/totaux-panier.tsx';
