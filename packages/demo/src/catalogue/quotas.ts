/** How many articles each model gets, so that a size of the demo is what it says. */
import type { TailleDemo } from '@comptoir/server/config.ts';

export const NOMBRE_ARTICLES: Record<TailleDemo, number> = {
  petite: 2_000,
  // Not shared out: every combination there is (see assortiment.ts).
  usuelle: 9_000,
  moyenne: 100_000,
  grande: 1_000_000,
};

export interface Capacite {
  /** Combinations of values that exist. */
  declinaisons: number;
  /** Makers named by the model. */
  marques: number;
}

/**
 * By the square root of the combinations: a screw of 300 sizes has more articles than a drill of
 * four, without filling the shop with screws. What a small range cannot take goes to the larger
 * ones. Every model has at least one article.
 */
export function repartir(capacites: readonly Capacite[], nombre: number): number[] {
  const total = capacites.reduce((sum, { declinaisons }) => sum + declinaisons, 0);
  // A quarter more room than needed, so that no model has to be made by everyone.
  const fabrications = Math.ceil((nombre * 1.25) / total);
  const limits = capacites.map(
    ({ declinaisons, marques }) => declinaisons * Math.max(marques, fabrications),
  );
  const weights = capacites.map(({ declinaisons }) => Math.sqrt(declinaisons));
  const room = limits.map((limit, i) => limit / (weights[i] ?? 1));
  const quotas = limits.map(() => 0);
  // Those with the least room first; each takes its share of what is left.
  let left = nombre;
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
  for (const model of room
    .keys()
    .toArray()
    .sort((a, b) => (room[a] ?? 0) - (room[b] ?? 0))) {
    const weight = weights[model] ?? 0;
    const share = Math.max(1, Math.round((left * weight) / weightLeft));
    const quota = Math.min(share, limits[model] ?? 0);
    quotas[model] = quota;
    left -= quota;
    weightLeft -= weight;
  }
  return quotas;
}
