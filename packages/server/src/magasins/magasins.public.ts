export { createLieux, isScieur, type Lieux, type Magasin, type ReadLieux } from './lieux.ts';
export { listActifs } from './chercher-magasins.ts';
export { direMagasin, toMagasinSitue } from './magasin-affiche.ts';
export {
  distanceKm,
  situerAdresse,
  situerLieu,
  type LieuSitue,
  type Position,
} from './position.ts';
