/** What the rest of the server takes from card payments. */
export { choisirFournisseur } from './choisir-fournisseur.ts';
export type { DepsPaiements } from './decider-paiement.ts';
export { fermerPaiement } from './fermer-paiement.ts';
export { ouvrirPaiement, type Ouverture } from './ouvrir-paiement.ts';
export { suivrePaiements } from './suivre-paiements.ts';
