/** Barcodes and QR codes as rectangles, in modules: they print sharp whatever the size. */
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

export interface CodeQr {
  /** Left, top and width of each run of dark modules, the quiet zone counted. */
  traits: [gauche: number, haut: number, largeur: number][];
  /** The side of the whole, quiet zone included. */
  modules: number;
}

/** Modules kept clear around it. */
const ZONE_CALME = 4;

/** Corrects what dust and wear take of a label on a shelf. */
export function coderLien(lien: string): CodeQr {
  const [dessin] = bwip.raw('qrcode', lien, 'eclevel=M');
  if (!dessin || !('pixs' in dessin)) throw new Error(`no code for ${lien}`);
  const cote = dessin.pixx;
  const traits: CodeQr['traits'] = [];
  for (let y = 0; y < cote; y++) {
    for (let x = 0; x < cote; x++) {
      if (!dessin.pixs[y * cote + x]) continue;
      const debut = x;
      while (x < cote && dessin.pixs[y * cote + x]) x++;
      traits.push([ZONE_CALME + debut, ZONE_CALME + y, x - debut]);
    }
  }
  return { traits, modules: cote + 2 * ZONE_CALME };
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
