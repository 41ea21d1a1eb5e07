/** A whole plan out of the fractions of a relaxation: what is used whole is kept, the rest is planned anew. */
import type { Relaxation } from './borne-lineaire.ts';
import type { Debit, Remplissage } from './debit.ts';
import { remplirAuPlusJuste, remplirDecroissant } from './remplir-barres.ts';

const EFFORT_PAR_BARRE = 2_000;

/** One plan for each share from which a last filling is rounded up. */
export function arrondirMotifs(debit: Debit, motifs: Relaxation['motifs']): Remplissage[] {
  return [1, 0.75, 0.5, 0.3].map((seuil) => arrondir(debit, motifs, seuil));
}

function arrondir(debit: Debit, motifs: Relaxation['motifs'], seuil: number): Remplissage {
  const restants = [...debit.nombres];
  const barres: Remplissage = [];
  const sorted = motifs
    .map(({ rangs, fois }) => ({ rangs, fois, part: fois - Math.floor(fois + 1e-6) }))
    .sort((a, b) => b.part - a.part);
  for (const { rangs, fois, part } of sorted) {
    const count = Math.floor(fois + 1e-6) + (part >= seuil ? 1 : 0);
    for (let i = 0; i < count; i++) {
      const barre = takeBarre(restants, rangs);
      if (barre.length > 0) barres.push(barre);
    }
  }
  const left: Debit = { ...debit, nombres: restants };
  const juste = remplirAuPlusJuste(left, EFFORT_PAR_BARRE);
  const decroissant = remplirDecroissant(left, 'meilleure');
  return [...barres, ...(juste.length <= decroissant.length ? juste : decroissant)];
}

/** As many pieces of a filling as are still wanted. */
function takeBarre(restants: number[], rangs: readonly number[]): number[] {
  const barre: number[] = [];
  for (const rang of rangs) {
    const left = restants[rang] ?? 0;
    if (left === 0) continue;
    restants[rang] = left - 1;
    barre.push(rang);
  }
  return barre;
}
