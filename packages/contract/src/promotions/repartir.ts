/** Splits an amount over lines to the cent: the parts add up to the whole, rounded once. */

const CENT = 100n;

export interface Part {
  /** Breaks ties. */
  cle: number;
  /** Over the common denominator. */
  numerateur: bigint;
}

/**
 * Whole cents for each part, which add up to the sum of them all rounded half up. The cents that
 * rounding down leaves go to the parts that lost most by it.
 */
export function repartir(parts: readonly Part[], denominateur: bigint): bigint[] {
  const cent = denominateur * CENT;
  let total = 0n;
  let arrondi = 0n;
  const cents = parts.map(({ numerateur }) => {
    const entiers = numerateur / cent;
    total += numerateur;
    arrondi += entiers;
    return entiers * CENT;
  });
  const reste = Number((total * 2n + cent) / (cent * 2n) - arrondi);
  if (reste === 0) return cents;
  const perdu = parts.map(({ cle, numerateur }, place) => ({
    place,
    cle,
    perte: numerateur % cent,
  }));
  perdu.sort((a, b) => (a.perte === b.perte ? a.cle - b.cle : a.perte < b.perte ? 1 : -1));
  for (const { place } of perdu.slice(0, reste)) cents[place] = (cents[place] ?? 0n) + CENT;
  return cents;
}
