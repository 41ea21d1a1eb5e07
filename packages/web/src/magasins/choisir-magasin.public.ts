/** Choosing a store, and where the device is. */
export { useChoisirMagasin } from './choix/choisir-magasin.ts';
export { usePosition, type Position } from './choix/use-position.ts';
