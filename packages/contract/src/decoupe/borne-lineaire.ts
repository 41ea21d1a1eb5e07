/**
 * The bound of Gilmore and Gomory: as few bars as fractions of fillings could do with, found by
 * column generation. The strongest of the bounds and the dearest, so the last to be asked.
 */
import type { Prix } from './chercher-barres.ts';
import { rangsOf, type Debit, type Effort, type Remplissage } from './debit.ts';
import { createSac } from './sac-barre.ts';
import { createSimplexe } from './simplexe.ts';

export interface Relaxation extends Prix {
  borne: number;
  /** Fillings and how often each is used, in fractions. */
  motifs: { rangs: number[]; fois: number }[];
}

/** Prices are rounded to whole numbers before the bound is drawn from them: it owes nothing to floats. */
const SCALE = 1e6;
const EPSILON = 1e-7;
/** Share of the best prices so far in those a bar is filled by. */
const PART_ANCIENNE = 0.4;
/** Steps it takes to look at a filling again. */
const PAS_PAR_MOTIF = 2;
/** With more sizes the bound is out of reach. */
const TAILLES_MAX = 100;
/** Bars between bound and fractions under which going on is not worth it. */
const ECART_UTILE = 0.005;

export function borneLineaire(
  debit: Debit,
  connus: { borne: number; plans: readonly Remplissage[] },
  effort: Effort,
): Relaxation | undefined {
  if (debit.tailles.length > TAILLES_MAX) return undefined;
  const sac = createSac(debit);
  const simplexe = createSimplexe(debit);
  const pool = connus.plans.flat();
  const fewest = Math.min(...connus.plans.map((plan) => plan.length));
  let best: Prix & { borne: number } = { borne: connus.borne, prix: [], valeur: 0 };
  let bestRatio = 0;
  let part = PART_ANCIENNE;
  while (best.borne < fewest && effort.reste > 0) {
    const { prix } = simplexe;
    const known = findDear(pool, prix);
    if (known) {
      effort.reste -= simplexe.enter(known) + pool.length * PAS_PAR_MOTIF;
      continue;
    }
    if (simplexe.total() - bestRatio < ECART_UTILE) break;
    const entiers = melanger(prix, best, part);
    const remplissages = sac(entiers, SCALE, effort);
    if (!remplissages) break;
    const { valeur, motifs } = remplissages;
    const worth = debit.nombres.reduce(
      (sum, nombre, rang) => sum + nombre * (entiers[rang] ?? 0),
      0,
    );
    if (worth / valeur > bestRatio) {
      bestRatio = worth / valeur;
      best = { borne: Math.max(best.borne, Math.ceil(worth / valeur)), prix: entiers, valeur };
    }
    pool.push(...motifs);
    const isDear = findDear(motifs, prix) !== undefined;
    if (!isDear && part === 0) break;
    part = isDear ? PART_ANCIENNE : 0;
  }
  const motifs = simplexe.motifs().map(({ nombres, fois }) => ({
    rangs: rangsOf({ ...debit, nombres }),
    fois,
  }));
  return { ...best, motifs };
}

/**
 * Prices swing from one step to the next: part of the way to the best ones so far, fewer steps are
 * needed. No piece is worth more than the bar it could have alone.
 */
function melanger(prix: Float64Array, best: Prix, part: number): number[] {
  const old = best.valeur === 0 ? 0 : part;
  return Array.from(prix, (own, rang) => {
    const before = ((best.prix[rang] ?? 0) / best.valeur) * SCALE;
    const mixed = (1 - old) * own * SCALE + (old === 0 ? 0 : old * before);
    return Math.min(SCALE, Math.max(0, Math.floor(mixed)));
  });
}

/** The filling worth most, if it is worth more than the bar it takes. */
function findDear(pool: readonly number[][], prix: Float64Array): number[] | undefined {
  let best: number[] | undefined;
  let bestValeur = 1 + EPSILON;
  for (const motif of pool) {
    let valeur = 0;
    for (const rang of motif) valeur += prix[rang] ?? 0;
    if (valeur > bestValeur) {
      best = motif;
      bestValeur = valeur;
    }
  }
  return best;
}
