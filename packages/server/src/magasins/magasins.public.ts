export { createLieux, type Lieux, type Magasin, type ReadLieux } from './lieux.ts';
export { direMagasin } from './magasin-affiche.ts';
export { distanceKm, situerLieu, type LieuSitue, type Position } from './position.ts';
