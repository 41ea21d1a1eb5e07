/** A quantity as people write it on an order: `12`, `1 200`, `12,00`, `x 12`, `12 pcs`. */

export const QUANTITE_MAX = 999_999;

export interface QuantiteLue {
  quantite: number;
  /** As it was written, where another reading was possible: the line shows it. */
  lu?: string;
}

const UNITE =
  'pcs?|pces?|pi[eè]ces?|u|unit(?:[eé]s?|s)?|uds?|unidad(?:es)?|ea|pzas?|bo[iî]tes?|bte|box(?:es)?|cajas?|ml?';
const ECRITE = new RegExp(
  `^(?:[x×*]|qt[eé]|qty|cant)?[.:]?\\s*(\\d[\\d.,'’\\s]{0,15})\\s*(?:[x×*]|${UNITE})?\\.?$`,
  'iu',
);
const MILLIERS = /^\d{1,3}(?:[\s'’]\d{3})+$/u;
const GROUPES = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/;

/**
 * @param troisDecimales every figure of the column ends with three decimals, as some programs
 * write them: `12,000` is twelve, otherwise twelve thousand.
 */
export function lireQuantite(texte: string, troisDecimales = false): QuantiteLue | undefined {
  const ecrit = ECRITE.exec(texte.trim())?.[1]?.trim();
  if (ecrit === undefined) return undefined;
  const [entier = '', decimales = ''] = separer(ecrit, troisDecimales);
  if (!/^\d{1,7}$/.test(entier) || !/^\d*$/.test(decimales)) return undefined;
  const exact = /^0*$/.test(decimales);
  const quantite = Number(entier) + (exact ? 0 : 1);
  if (quantite > QUANTITE_MAX) return undefined;
  const isDoubtful = !exact || GROUPES.test(ecrit);
  return { quantite, ...(isDoubtful && { lu: ecrit }) };
}

/** Whether a figure may be in thousands or have three decimals. */
export function isTroisDecimales(texte: string): boolean {
  return /^\d{1,3}[.,]000$/.test(texte.trim());
}

function separer(ecrit: string, troisDecimales: boolean): string[] {
  if (MILLIERS.test(ecrit)) return [ecrit.replace(/[\s'’]/gu, '')];
  if (GROUPES.test(ecrit) && !(troisDecimales && isTroisDecimales(ecrit))) {
    return [ecrit.replace(/[.,]/g, '')];
  }
  // `1 200,00` and `1.200,00`: the last mark is the decimal one.
  const at = Math.max(ecrit.lastIndexOf(','), ecrit.lastIndexOf('.'));
  if (at === -1) return [ecrit];
  const entier = ecrit.slice(0, at);
  const isGrouped = /^\d{1,3}(?:[.,\s'’]\d{3})+$/u.test(entier);
  return [isGrouped ? entier.replace(/\D/g, '') : entier, ecrit.slice(at + 1)];
}
