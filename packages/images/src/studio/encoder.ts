/** Pictures as WebP on white: half the bytes of one with transparency. */
import type { WebpParTaille } from './commande.ts';
import { TAILLES, type Taille } from './tailles.ts';

/** Small pictures show their artefacts more and weigh little. */
const QUALITE: Record<Taille, number> = { 160: 0.8, 400: 0.77, 800: 0.72 };

/** Base64 by size, of those no larger than itself. */
export async function encoder(image: ImageData): Promise<WebpParTaille> {
  const entier = new OffscreenCanvas(image.width, image.height);
  entier.getContext('2d')?.putImageData(image, 0, 0);
  const encodees = TAILLES.filter((taille) => taille <= image.width).map(async (taille) => {
    const canvas = reduire(entier, taille);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITE[taille] });
    return [taille, new Uint8Array(await blob.arrayBuffer()).toBase64()] as const;
  });
  return Object.fromEntries(await Promise.all(encodees));
}

/** By halves as long as it can: no pixel of the large picture is left out. */
function reduire(source: OffscreenCanvas, taille: number): OffscreenCanvas {
  let canvas = source;
  while (canvas.width > taille) {
    const cote = Math.max(taille, Math.ceil(canvas.width / 2));
    const petit = new OffscreenCanvas(cote, cote);
    const toile = petit.getContext('2d');
    if (!toile) throw new Error('no canvas');
    toile.imageSmoothingQuality = 'high';
    toile.drawImage(canvas, 0, 0, cote, cote);
    canvas = petit;
  }
  return canvas;
}
