/** Short ways to read the values of an article in prices, weights and references. */
import type { Valeur } from '../../modele.ts';

/** Number of a table for a value; NaN where the table has none, which the validation refuses. */
export function lire(table: Readonly<Record<string, number>>, valeur: Valeur | undefined): number {
  return table[String(valeur)] ?? Number.NaN;
}

/** `blanc` → BLA, `vert-jaune` → VJ, `carton-12` → C12. */
export function sigle(valeur: Valeur | undefined): string {
  const parts = String(valeur).toUpperCase().split('-');
  if (parts.length === 1) return parts[0]?.slice(0, 3) ?? '';
  return parts.map((part) => (/^\d/.test(part) ? part : part.charAt(0))).join('');
}

/** Tenths with leading zeros, so that 2,5 and 25 never read the same: 025, 250. */
export function dixiemes(valeur: Valeur | undefined, signs = 3): string {
  return String(Math.round(Number(valeur) * 10)).padStart(signs, '0');
}

export function chiffres(valeur: Valeur | undefined, signs: number): string {
  return String(valeur).padStart(signs, '0');
}
