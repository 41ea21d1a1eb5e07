/** What a PDF shows, looked at as a printer would: its black bars, made into a picture. */
import { inflateSync } from 'node:zlib';

export interface Image {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: 'srgb';
}

/** Dots to the point: 300 to the inch. */
const ECHELLE = 300 / 72;
const A4 = { width: 595.28, height: 841.89 };

/** One picture for each sheet that has bars. */
export function photographier(pdf: Buffer): Image[] {
  return listFlux(pdf)
    .filter((flux) => / re$/m.test(flux))
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
