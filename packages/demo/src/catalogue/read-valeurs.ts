/** Short ways to read the values of an article in prices, weights and references. */
import type { Conditionnement, Valeur } from './modele.ts';

/** The entry of a table for a value; a value without an entry is a mistake of the catalogue. */
export function selon<T>(valeur: Valeur | undefined, table: Readonly<Record<string, T>>): T {
  const found = table[String(valeur)];
  if (found === undefined) throw new Error(`no entry for ${valeur}`);
  return found;
}

/** A size in a reference: 40 gives « 040 », 6.5 with two digits « 65 ». */
export function cote(valeur: Valeur | undefined, digits: number): string {
  return String(valeur).replace('.', '').padStart(digits, '0');
}

export function aLaPiece(): Conditionnement {
  return { unite: 'piece', contenu: 1 };
}

/** `blanc` → BLA, `vert-jaune` → VJ, `carton-12` → C12. */
export function sigle(valeur: Valeur | undefined): string {
  const parts = String(valeur).toUpperCase().split('-');
  if (parts.length === 1) return parts[0]?.slice(0, 3) ?? '';
  return parts.map((part) => (/^\d/.test(part) ? part : part.charAt(0))).join('');
}

/** Tenths with leading zeros, so that 2,5 and 25 never read the same: 025, 250. */
export function dixiemes(valeur: Valeur | undefined, digits = 3): string {
  return String(Math.round(Number(valeur) * 10)).padStart(digits, '0');
}

export function chiffres(valeur: Valeur | undefined, digits: number): string {
  return String(valeur).padStart(digits, '0');
}
