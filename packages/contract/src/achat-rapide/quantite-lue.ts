/** A quantity as people write it on an order: `12`, `1 200`, `12,00`, `x 12`, `12 pcs`, `2 seaux`. */
import { lecturesOf, QUANTITE_MAX } from './lectures.ts';

export interface QuantiteLue {
  /** 0: to be asked; see `lectures`. */
  quantite: number;
  /** As it was written, where another reading was possible: the line shows it. */
  lu?: string;
  /** What it may mean, where nothing tells which; empty where it is no figure. */
  lectures?: number[];
  /** With its decimals, where it has any. */
  valeur?: number;
  /** The unit beside it, as it was written. */
  unite?: string;
}

/** The sign before the decimals, where a file shows which it uses. */
export type Marque = ',' | '.';

const ECRITE =
  /^(?:[x×*]|qt[eé]|qty|cant)?\s*[.:]?\s*(\d[\d.,'’\s]{0,15})\s*(?:[x×*]|(\p{L}[\p{L}\d²]{0,13}(?:\(s\))?)(?:\s.{0,40})?)?\.?$/iu;
const MILLIERS = /^\d{1,3}(?:[\s'’]\d{3})+$/u;
/** One mark and three figures: thousands, or the three decimals some programs write. */
const DOUTEUX = /^[1-9]\d{0,2}([.,])\d{3}$/;
const GROUPES = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

/** Undefined: it is no figure. Without a `marque`, `1,000` has two readings and is asked. */
export function readQuantite(texte: string, marque?: Marque): QuantiteLue | undefined {
  const found = ECRITE.exec(texte.trim());
  const ecrit = found?.[1]?.trim();
  if (ecrit === undefined) return undefined;
  const valeurs = valeursOf(ecrit, marque);
  const [valeur] = valeurs;
  if (valeur === undefined || valeurs.some((each) => each > QUANTITE_MAX)) return undefined;
  const unite = found?.[2] && { unite: found[2] };
  if (valeurs.length > 1) {
    return { quantite: 0, lu: ecrit, lectures: lecturesOf(valeurs), ...unite };
  }
  if (!Number.isInteger(valeur)) {
    const autour = [Math.ceil(valeur), Math.floor(valeur)];
    return { quantite: 0, lu: ecrit, lectures: lecturesOf(autour), valeur, ...unite };
  }
  return { quantite: valeur, ...(DOUTEUX.test(ecrit) && { lu: ecrit }), ...unite };
}

function valeursOf(ecrit: string, marque: Marque | undefined): number[] {
  if (MILLIERS.test(ecrit) || GROUPES.test(ecrit)) return [Number(ecrit.replace(/\D/gu, ''))];
  const douteux = DOUTEUX.exec(ecrit)?.[1];
  if (douteux !== undefined) {
    const decimale = Number(ecrit.replace(',', '.'));
    const milliers = Number(ecrit.replace(/[.,]/, ''));
    if (marque === undefined) return [decimale, milliers];
    return [marque === douteux ? decimale : milliers];
  }
  // `1 200,00` and `1.200,00`: the last mark is the decimal one.
  const at = Math.max(ecrit.lastIndexOf(','), ecrit.lastIndexOf('.'));
  const entier = at === -1 ? ecrit : ecrit.slice(0, at);
  const decimales = at === -1 ? '' : ecrit.slice(at + 1);
  const isGrouped = /^\d{1,3}(?:[.,\s'’]\d{3})+$/u.test(entier);
  const chiffres = isGrouped ? entier.replace(/\D/g, '') : entier;
  if (!/^\d{1,7}$/.test(chiffres) || !/^\d*$/.test(decimales)) return [];
  return [Number(`${chiffres}.${decimales}`)];
}

/** A figure with one, two or more than three decimals. */
const DECIMALE = /^-?[€£$]?-?\s?\d[\d.,\s'’]*?([.,])(?:\d{1,2}|\d{4,6})\s*(?:€|£|\$|eur|%)?$/iu;

/**
 * The mark of the decimals, by what the figures of one file show: `20,90` has a comma. Undefined
 * where nothing shows it, or both are used.
 */
export function marqueOf(cellules: Iterable<string>): Marque | undefined {
  const vues = new Set<string>();
  for (const cellule of cellules) {
    const marque = cellule.length <= 20 ? DECIMALE.exec(cellule.trim())?.[1] : undefined;
    if (marque !== undefined) vues.add(marque);
  }
  const [marque, autre] = vues;
  return autre === undefined ? (marque as Marque | undefined) : undefined;
}
