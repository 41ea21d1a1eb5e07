/** Barcodes as rectangles, in modules: they print sharp whatever the size. */
import bwip from 'bwip-js/node';
import { isEan } from '@comptoir/contract/ean.ts';

export interface CodeBarres {
  /** What it reads as. */
  texte: string;
  /** Left and width of each bar, in modules, the quiet zone before them counted. */
  barres: [gauche: number, largeur: number][];
  /** The width of the whole, quiet zones included. */
  modules: number;
}

/** EAN where the number is one, else Code 128 of the reference. */
export function coderArticle({ ean, reference }: { ean: string; reference: string }): CodeBarres {
  if (isEan(ean) && ean.length === 13) return tracer('ean13', ean, [11, 7]);
  if (isEan(ean) && ean.length === 8) return tracer('ean8', ean, [7, 7]);
  return tracer('code128', reference, [10, 10]);
}

function tracer(
  sorte: 'ean13' | 'ean8' | 'code128',
  texte: string,
  [avant, apres]: readonly [number, number],
): CodeBarres {
  const [dessin] = bwip.raw({ bcid: sorte, text: texte });
  if (!dessin || !('sbs' in dessin)) throw new Error(`no bars for ${sorte} ${texte}`);
  const barres: CodeBarres['barres'] = [];
  let at = avant;
  // Bars and spaces take turns, a bar first.
  for (const [i, largeur] of dessin.sbs.entries()) {
    if (i % 2 === 0) barres.push([at, largeur]);
    at += largeur;
  }
  return { texte, barres, modules: at + apres };
}
