/** Quantities that a figure may mean. */

export const QUANTITE_MAX = 999_999;

/** Whole numbers that hold what is asked, the likeliest first. */
export function lecturesOf(valeurs: readonly number[]): number[] {
  const entieres = valeurs.map((valeur) => Math.ceil(propre(valeur)));
  return [...new Set(entieres)].filter((valeur) => valeur >= 1 && valeur <= QUANTITE_MAX);
}

/** Decimals of a computer: 0.1 × 3 is 0.3. */
export function propre(valeur: number): number {
  return Math.round(valeur * 1e6) / 1e6;
}
