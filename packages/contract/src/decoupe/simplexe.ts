/** The linear program of the fillings: how often each is used, so that all pieces are made of as few bars. */
import { compteOf, type Debit } from './debit.ts';

export interface Simplexe {
  /** What one more piece of each size would cost, in bars. */
  prix: Float64Array;
  /** Bars, in fractions. */
  total: () => number;
  /** Uses a filling, given by its pieces' ranks, in place of another; returns the steps taken. */
  enter: (rangs: readonly number[]) => number;
  /** The fillings in use. */
  motifs: () => { nombres: number[]; fois: number }[];
}

const EPSILON = 1e-9;

/** Starts with one filling per size, with as many of it as fit. */
export function createSimplexe(debit: Debit): Simplexe {
  const { tailles, capacite } = debit;
  const size = tailles.length;
  const motifs: number[][] = [];
  const fois = new Float64Array(size);
  // Row by row, the inverse of the matrix of the fillings in use.
  const inverse = tailles.map(() => new Float64Array(size));
  tailles.forEach((taille, rang) => {
    const held = Math.min(compteOf(debit, rang), Math.floor(capacite / taille));
    motifs.push(
      countRangs(
        size,
        Array.from({ length: held }, () => rang),
      ),
    );
    fois[rang] = compteOf(debit, rang) / held;
    inverse[rang]?.fill(1 / held, rang, rang + 1);
  });

  const prix = Float64Array.from(inverse, (row, rang) => row[rang] ?? 0);

  const shareOf = (rangs: readonly number[]): Float64Array => {
    const share = new Float64Array(size);
    inverse.forEach((row, i) => {
      let sum = 0;
      for (const rang of rangs) sum += row[rang] ?? 0;
      share[i] = sum;
    });
    return share;
  };

  const leavingOf = (share: Float64Array): number => {
    let leaving = -1;
    let least = Infinity;
    share.forEach((part, i) => {
      if (part <= EPSILON || (fois[i] ?? 0) / part >= least) return;
      leaving = i;
      least = (fois[i] ?? 0) / part;
    });
    return leaving;
  };

  const enter: Simplexe['enter'] = (rangs) => {
    const share = shareOf(rangs);
    const leaving = leavingOf(share);
    const pivot = inverse[leaving];
    if (!pivot) throw new Error('a filling that could be used without end');
    const by = share[leaving] ?? 1;
    for (let col = 0; col < size; col++) pivot[col] = (pivot[col] ?? 0) / by;
    const used = (fois[leaving] ?? 0) / by;
    let steps = size * rangs.length;
    inverse.forEach((row, i) => {
      const part = share[i] ?? 0;
      if (i === leaving || part === 0) return;
      subtract(row, part, pivot);
      fois[i] = Math.max(0, (fois[i] ?? 0) - part * used);
      steps += size;
    });
    const worth = rangs.reduce((sum, rang) => sum + (prix[rang] ?? 0), 0);
    subtract(prix, worth - 1, pivot);
    fois[leaving] = used;
    motifs[leaving] = countRangs(size, rangs);
    return steps;
  };

  return {
    prix,
    total: () => fois.reduce((total, one) => total + one, 0),
    enter,
    motifs: () =>
      motifs
        .map((nombres, i) => ({ nombres, fois: fois[i] ?? 0 }))
        .filter((motif) => motif.fois > EPSILON),
  };
}

function subtract(row: Float64Array, part: number, other: Float64Array): void {
  for (let col = 0; col < row.length; col++) row[col] = (row[col] ?? 0) - part * (other[col] ?? 0);
}

function countRangs(size: number, rangs: readonly number[]): number[] {
  const nombres = Array.from({ length: size }, () => 0);
  for (const rang of rangs) nombres[rang] = (nombres[rang] ?? 0) + 1;
  return nombres;
}
