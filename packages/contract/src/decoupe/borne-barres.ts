/**
 * How many bars are needed at least, whatever the plan. Each bound is a dual feasible function: it
 * maps sizes so that what fits into a bar still fits, and the volume of what it gives is a bound.
 */
import { rangsOf, tailleOf, totalOf, type Debit } from './debit.ts';

/** Steps up to which every threshold is tried; beyond, only the sizes themselves. */
const EFFORT_SEUILS = 250_000;
const DIVISEURS_MAX = 30;

export function borneBarres(debit: Debit): number {
  return Math.max(borneVolume(debit), borneSeuils(debit), borneDivisions(debit), borneRangs(debit));
}

function borneVolume(debit: Debit): number {
  return Math.ceil(totalOf(debit) / debit.capacite);
}

/**
 * Carlier, Clautiaux and Moukrim: counted in whole multiples of a threshold, down for what is
 * shorter than half a bar, and what a longer piece leaves is counted down too.
 */
function borneSeuils({ capacite, tailles, nombres }: Debit): number {
  const half = Math.floor(capacite / 2);
  const seuils =
    half * tailles.length <= EFFORT_SEUILS
      ? Array.from({ length: half }, (_, i) => i + 1)
      : tailles.filter((taille) => taille <= half);
  let best = 0;
  for (const seuil of seuils) {
    const whole = Math.floor(capacite / seuil);
    let total = 0;
    for (let rang = 0; rang < tailles.length; rang++) {
      const taille = tailles[rang] ?? 0;
      const parts =
        taille * 2 > capacite
          ? 2 * (whole - Math.floor((capacite - taille) / seuil))
          : taille * 2 === capacite
            ? whole
            : 2 * Math.floor(taille / seuil);
      total += parts * (nombres[rang] ?? 0);
    }
    best = Math.max(best, Math.ceil(total / (2 * whole)));
  }
  return best;
}

/** Fekete and Schepers: rounded down to multiples of 1 / (n + 1) of a bar, then counted as 1 / n. */
function borneDivisions({ capacite, tailles, nombres }: Debit): number {
  let best = 0;
  for (let n = 1; n <= DIVISEURS_MAX; n++) {
    let total = 0;
    for (let rang = 0; rang < tailles.length; rang++) {
      const scaled = (tailles[rang] ?? 0) * (n + 1);
      const parts =
        scaled % capacite === 0 ? (scaled / (n + 1)) * n : Math.floor(scaled / capacite) * capacite;
      total += parts * (nombres[rang] ?? 0);
    }
    best = Math.max(best, Math.ceil(total / (n * capacite)));
  }
  return best;
}

/** When the shortest n + 1 of the longest pieces do not fit together, no bar holds more than n of them. */
function borneRangs(debit: Debit): number {
  const rangs = rangsOf(debit);
  let best = 0;
  for (let count = 1; count <= rangs.length; count++) {
    let reste = debit.capacite;
    let held = 0;
    while (held < count) {
      const taille = tailleOf(debit, rangs[count - 1 - held] ?? 0);
      if (taille > reste) break;
      reste -= taille;
      held++;
    }
    best = Math.max(best, Math.ceil(count / Math.max(1, held)));
  }
  return best;
}
