/** What who shows an order before it is made takes: its carriage in words, its payment, its print. */
export { signerAccord, verifierAccord } from './accord.ts';
export { direApprobation } from './approbation.ts';
export { listModesPaiement } from './modes-paiement.ts';
export { direPort, montantDuPort, offertOf } from './livraison/port-piece.ts';
