/** What a PDF shows, looked at as a printer would: its black bars, made into a picture. */
import { inflateSync } from 'node:zlib';
import type { PlancheEtiquettes } from '@comptoir/contract/panier/export.contract.ts';

export interface Image {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: 'srgb';
}

/** Dots to the point: 300 to the inch. */
const ECHELLE = 300 / 72;
const A4 = { width: 595.28, height: 841.89 };

/** One picture for each sheet that has bars, from this one on. */
export function photographier(pdf: Buffer, depuis = 0): Image[] {
  return listFlux(pdf)
    .filter((flux) => / re$/m.test(flux))
    .slice(depuis)
    .map(tirer);
}

/** Rectangles of the sheet; pdfkit puts its origin at the top left. */
function tirer(flux: string): Image {
  const width = Math.round(A4.width * ECHELLE);
  const height = Math.round(A4.height * ECHELLE);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, x, y, w, h] of flux.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)) {
    const left = Math.round(Number(x) * ECHELLE);
    const right = Math.round((Number(x) + Number(w)) * ECHELLE);
    const bottom = Math.round((Number(y) + Number(h)) * ECHELLE);
    for (let row = Math.round(Number(y) * ECHELLE); row < bottom; row++) {
      for (let at = row * width + left; at < row * width + right; at++)
        data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { data, width, height, colorSpace: 'srgb' };
}

/** How a sheet lies before its reader: upright, black on white; looking for others takes longest. */
export const DROIT = { tryRotate: false, tryInvert: false };

/**
 * One picture for each place of a sheet with something on it: a reader takes two of the same code in
 * a column for one.
 */
export function decouper(feuille: Image, planche: PlancheEtiquettes): Image[] {
  const dots = (mm: number) => Math.round((mm / 25.4) * 72 * ECHELLE);
  const [width, height] = [dots(planche.largeur), dots(planche.hauteur)];
  const places = Array.from({ length: planche.colonnes * planche.rangees }, (_, place) => {
    const left = dots(planche.gauche + (place % planche.colonnes) * planche.pasX);
    const top = dots(planche.haut + Math.floor(place / planche.colonnes) * planche.pasY);
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let row = 0; row < height; row++) {
      const from = ((top + row) * feuille.width + left) * 4;
      data.set(feuille.data.subarray(from, from + width * 4), row * width * 4);
    }
    return { data, width, height, colorSpace: 'srgb' as const };
  });
  return places.filter(({ data }) => data.includes(0));
}

/** Curves and closed shapes: letters are none of them. */
export function compterTraces(pdf: Buffer): number {
  return listFlux(pdf).reduce((somme, flux) => somme + (flux.match(/ (?:c|l)$/gm)?.length ?? 0), 0);
}

function listFlux(pdf: Buffer): string[] {
  const flux: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('endstream', at);
    flux.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    at = end + 'endstream'.length;
  }
  return flux;
}
