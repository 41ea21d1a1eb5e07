/** What the rest of the server takes from the pictures. */
export { aUnDessinCote } from './dessin-cote.ts';
export { aUnModele3d, modele3dDe, type Modele3d } from './modele-3d.ts';
export { lirePhotos } from './photos.ts';
export { ecrireSvg } from './svg.ts';
export { illustrationDe } from './illustrations.ts';
export { lienLogo } from './logos.ts';
export { dessinDuGenre } from './genre-dessin.ts';
