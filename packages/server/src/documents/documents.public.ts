/** What the rest of the server writes its own sheets with. */
export {
  collect,
  MARGIN,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  type Pdf,
} from './feuille.ts';
export { placerImage, type Photos } from './papiers/placer-image.ts';
export { joindreAccuse } from './papiers/accuse-joint.ts';
export { papierBon } from './papiers/papier-bon.ts';
export { nommerPapier, writePages } from './papiers/papier.travail.ts';
export { writePapier } from './papiers/write-papier.ts';
export { writeCoupe } from './papiers/liste-coupe.ts';
export { writeAdresse, writePied } from './papiers/mots-papier.ts';
export type { Papier, LignePapier } from './papiers/papier.ts';
export { writeTable } from './pdf-table.ts';
