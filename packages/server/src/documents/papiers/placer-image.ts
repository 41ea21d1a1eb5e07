/** A picture on a sheet: the one taken of the article, or the drawing of its kind. */
import type { Pdf } from '../feuille.ts';
import { dessiner } from './dessin-pdf.ts';
import type { ImagePapier } from './papier.ts';

/** JPEG files by name; see readPhotos. */
export type Photos = ReadonlyMap<string, Buffer>;

export function placerImage(
  pdf: Pdf,
  { genre, fichier }: ImagePapier,
  photos: Photos,
  { x, y, cote }: { x: number; y: number; cote: number },
): void {
  const photo = fichier === null ? undefined : photos.get(fichier);
  if (photo) pdf.image(ouvrir(pdf, photo) as never, x, y, { width: cote, height: cote });
  else dessiner(pdf, genre, { x, y, cote });
}

/** What the library made of a picture in a document: one that comes back is written once. */
const ouvertes = new WeakMap<Pdf, Map<Buffer, unknown>>();

function ouvrir(pdf: Pdf, photo: Buffer): unknown {
  const dejaLa = ouvertes.get(pdf) ?? new Map<Buffer, unknown>();
  ouvertes.set(pdf, dejaLa);
  // Not among the types of the library.
  const image = dejaLa.get(photo) ?? (pdf as unknown as Ouvrante).openImage(photo);
  dejaLa.set(photo, image);
  return image;
}

interface Ouvrante {
  openImage(octets: Buffer): unknown;
}
