/**
 * Makes the offcut of one bar as long as it can by filling the others from it: one long offcut is of
 * use, several short ones are waste. It may empty the bar altogether.
 */
import { resteOf, tailleOf, type Debit, type Effort, type Remplissage } from './debit.ts';

export function regrouperChutes(debit: Debit, plan: Remplissage, effort: Effort): Remplissage {
  let barres = plan.map((barre) => [...barre]);
  for (let source = 0; source < barres.length; source++) {
    barres = sortByReste(debit, barres);
    while (pourInto(debit, barres, source, effort)) {
      barres = sortByReste(debit, barres);
    }
  }
  return sortByReste(
    debit,
    barres.filter((barre) => barre.length > 0),
  ).reverse();
}

/** The emptiest first; equal ones by their pieces, so that the order of a plan does not depend on its making. */
function sortByReste(debit: Debit, barres: Remplissage): Remplissage {
  return barres
    .map((barre) => ({ barre, reste: resteOf(debit, barre) }))
    .sort((a, b) => b.reste - a.reste || compareRangs(b.barre, a.barre))
    .map(({ barre }) => barre);
}

function compareRangs(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const gap = (a[i] ?? Infinity) - (b[i] ?? Infinity);
    if (gap !== 0 && !Number.isNaN(gap)) return gap;
  }
  return 0;
}

/** Fills the bars after `source` from it; whether one of them could be filled better. */
function pourInto(debit: Debit, barres: Remplissage, source: number, effort: Effort): boolean {
  let changed = false;
  for (let target = source + 1; target < barres.length; target++) {
    const from = barres[source] ?? [];
    const into = barres[target] ?? [];
    const cost = (from.length + into.length) * debit.capacite;
    if (from.length === 0 || effort.reste < cost) return changed;
    const reste = resteOf(debit, into);
    if (reste === 0) continue;
    effort.reste -= cost;
    const pool = [...into, ...from].sort((a, b) => a - b);
    const { full, rest } = splitFull(debit, pool);
    if (resteOf(debit, full) >= reste) continue;
    barres[source] = rest;
    barres[target] = full;
    changed = true;
  }
  return changed;
}

/** The fullest bar these pieces can make, and those that are left. */
function splitFull(debit: Debit, pool: readonly number[]): { full: number[]; rest: number[] } {
  const { capacite } = debit;
  // The piece by which a length was first reached, counted from 1.
  const by = new Int32Array(capacite + 1);
  let reach = 0;
  pool.forEach((rang, i) => {
    const taille = tailleOf(debit, rang);
    reach = Math.min(capacite, reach + taille);
    for (let s = reach; s >= taille; s--) {
      if (by[s] === 0 && (s === taille || by[s - taille] !== 0)) by[s] = i + 1;
    }
  });
  let length = capacite;
  while (length > 0 && by[length] === 0) length--;
  const chosen = new Set<number>();
  while (length > 0) {
    const i = (by[length] ?? 1) - 1;
    chosen.add(i);
    length -= tailleOf(debit, pool[i] ?? 0);
  }
  return {
    full: pool.filter((_, i) => chosen.has(i)),
    rest: pool.filter((_, i) => !chosen.has(i)),
  };
}
