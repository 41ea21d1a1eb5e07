/**
 * A range as an address writes it: `30..120`, `30..`, `..12.5`. Pages, calls and the index read it
 * here alone, so that what one takes the others take.
 */

/** Below zero too: it leaves everything, and is no reason to refuse a list. */
const DECIMAL = '-?\\d{1,9}(?:\\.\\d{1,4})?';
/** For the schema of a call; a range without an end is one that bounds nothing. */
export const PLAGE_ECRITE = `^(${DECIMAL})?\\.\\.(${DECIMAL})?$`;

const plage = new RegExp(PLAGE_ECRITE);
const borne = new RegExp(`^${DECIMAL}$`);

/** Decimals as they are written; null where it has no end. */
export interface BornesEcrites {
  min: string | null;
  max: string | null;
}

export const isPlage = (texte: string): boolean => texte.includes('..');

export const isBorne = (texte: string): boolean => borne.test(texte);

/** @returns undefined for what bounds nothing. */
export function parsePlage(texte: string): BornesEcrites | undefined {
  const [, min, max] = plage.exec(texte) ?? [];
  return min || max ? { min: min ?? null, max: max ?? null } : undefined;
}
