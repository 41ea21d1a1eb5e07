/** What the rest of the server takes from the pictures. */
export { aUnDessinCote } from './dessin-cote.ts';
export { aUnModele3d, modele3dOf, type Modele3d } from './modele-3d.ts';
export { readPhotos } from './photos.ts';
export { writeSvg } from './svg.ts';
export { illustrationOf } from './illustrations.ts';
export { lienLogo } from './logos.ts';
export { dessinDuGenre } from './genre-dessin.ts';
