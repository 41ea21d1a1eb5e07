/** How the demo fills its shop with exports. */
export { writeSurPlace } from './ecriture/write-sur-place.ts';
