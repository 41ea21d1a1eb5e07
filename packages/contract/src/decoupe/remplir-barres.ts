/** Plans made in one go: quick, good, sometimes one bar too many. */
import { rangsOf, resteOf, tailleOf, type Debit, type Effort, type Remplissage } from './debit.ts';

/** Each piece, the longest first, into the first bar that takes it, or into the one it fills best. */
export function remplirDecroissant(debit: Debit, choix: 'premiere' | 'meilleure'): Remplissage {
  const barres: Remplissage = [];
  const restes: number[] = [];
  for (const rang of rangsOf(debit)) {
    const taille = tailleOf(debit, rang);
    let best = -1;
    for (let i = 0; i < restes.length; i++) {
      const reste = restes[i] ?? 0;
      if (reste < taille) continue;
      if (best === -1 || reste < (restes[best] ?? 0)) best = i;
      if (choix === 'premiere') break;
    }
    if (best === -1) {
      barres.push([rang]);
      restes.push(debit.capacite - taille);
    } else {
      barres[best]?.push(rang);
      restes[best] = (restes[best] ?? 0) - taille;
    }
  }
  return barres;
}

/** Bar after bar: the longest piece left and what fills its bar best (minimum bin slack). */
export function remplirAuPlusJuste(debit: Debit, effortParBarre: number): Remplissage {
  const restants = [...debit.nombres];
  const barres: Remplissage = [];
  for (;;) {
    const premier = restants.findIndex((nombre) => nombre > 0);
    if (premier === -1) return barres;
    restants[premier] = (restants[premier] ?? 0) - 1;
    const reste = debit.capacite - tailleOf(debit, premier);
    const suite = findPlusJuste(debit, restants, premier, reste, { reste: effortParBarre });
    for (const rang of suite) restants[rang] = (restants[rang] ?? 0) - 1;
    barres.push([premier, ...suite]);
  }
}

function findPlusJuste(
  { tailles }: Debit,
  restants: readonly number[],
  from: number,
  capacite: number,
  effort: Effort,
): number[] {
  let best: number[] = [];
  let bestReste = capacite;
  const chosen: number[] = [];
  const visit = (start: number, reste: number, used: number): void => {
    if (reste < bestReste) {
      bestReste = reste;
      best = [...chosen];
    }
    for (let rang = start, taken = used; rang < tailles.length; rang++, taken = 0) {
      if (bestReste === 0 || effort.reste <= 0) return;
      effort.reste--;
      const taille = tailles[rang] ?? 0;
      if (taille > reste || (restants[rang] ?? 0) <= taken) continue;
      chosen.push(rang);
      visit(rang, reste - taille, taken + 1);
      chosen.pop();
    }
  };
  visit(from, capacite, 0);
  return best;
}

/** Fewer bars, then the longest remainder in one bar, then remainders as unequal as can be. */
export function compareRemplissages(debit: Debit, a: Remplissage, b: Remplissage): number {
  if (a.length !== b.length) return a.length - b.length;
  const restesA = a.map((barre) => resteOf(debit, barre)).sort((x, y) => y - x);
  const restesB = b.map((barre) => resteOf(debit, barre)).sort((x, y) => y - x);
  for (let i = 0; i < restesA.length; i++) {
    const gap = (restesB[i] ?? 0) - (restesA[i] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
}
