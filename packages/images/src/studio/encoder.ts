/** Pictures as WebP on white: half the bytes of one with transparency. */
import type { WebpParTaille } from './commande.ts';
import { taillesOf, type Taille } from './tailles.ts';

/** Small pictures show their artefacts more and weigh little. */
const QUALITE: Record<Taille, number> = { 160: 0.8, 320: 0.77, 400: 0.77, 800: 0.72 };

/** Quality of arrangements: they fill their frame, and are looked at smaller than articles. */
const QUALITE_LARGE = 0.74;

/** Base64 by size, of those it is kept in. */
export async function encoder(image: ImageData): Promise<WebpParTaille> {
  const entier = ouvrir(image);
  const encodees = taillesOf(image.width).map(async (taille) => {
    const canvas = reduire(entier, taille);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITE[taille] });
    return [taille, new Uint8Array(await blob.arrayBuffer()).toBase64()] as const;
  });
  return Object.fromEntries(await Promise.all(encodees));
}

/** Base64 in the order of the widths asked. */
export function encoderLargeurs(image: ImageData, largeurs: readonly number[]): Promise<string[]> {
  const entier = ouvrir(image);
  return Promise.all(
    largeurs.map(async (largeur) => {
      const canvas = reduire(entier, largeur);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITE_LARGE });
      return new Uint8Array(await blob.arrayBuffer()).toBase64();
    }),
  );
}

function ouvrir(image: ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

/** By halves as long as it can: no pixel of the large picture is left out. */
function reduire(source: OffscreenCanvas, largeur: number): OffscreenCanvas {
  const rapport = source.height / source.width;
  let canvas = source;
  while (canvas.width > largeur) {
    const large = Math.max(largeur, Math.ceil(canvas.width / 2));
    const haut = Math.round(large * rapport);
    const petit = new OffscreenCanvas(large, haut);
    const toile = petit.getContext('2d');
    if (!toile) throw new Error('no canvas');
    toile.imageSmoothingQuality = 'high';
    toile.drawImage(canvas, 0, 0, large, haut);
    canvas = petit;
  }
  return canvas;
}
