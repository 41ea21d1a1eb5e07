/** Choosing a store, and where the device is. */
export { useChoisirMagasin } from './choisir-magasin.ts';
export { usePosition, type Position } from './use-position.ts';
