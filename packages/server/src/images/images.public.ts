/** What the rest of the server takes from the pictures. */
export { ecrireSvg } from './svg.ts';
export { dessinDuGenre } from './genre-dessin.ts';
