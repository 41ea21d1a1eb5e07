/**
 * Bars as bin packing. A piece takes its length and one kerf, a bar offers its length and one kerf:
 * n pieces need n − 1 cuts between them, so Σ(l + k) ≤ L + k says that they fit.
 */
import { assertEntier, assertPieces, COTE_MAX, TRAIT_MAX, type PieceBarre } from './piece.ts';

export interface Barre {
  longueur: number;
  /** Kerf: what the blade turns into dust at each cut. */
  trait: number;
}

export interface Debit {
  capacite: number;
  /** Strictly falling, each with its number of pieces. */
  tailles: readonly number[];
  nombres: readonly number[];
}

/** For each bar, the ranks in `tailles` of its pieces, rising: the longest piece first. */
export type Remplissage = number[][];

/** Steps left to a search: work is bounded by count, so that the same list always gives the same plan. */
export interface Effort {
  reste: number;
}

export function createDebit(pieces: readonly PieceBarre[], { longueur, trait }: Barre): Debit {
  assertEntier('longueur of the bar', longueur, 1, COTE_MAX);
  assertEntier('trait', trait, 0, TRAIT_MAX);
  assertPieces(pieces);
  const nombres = new Map<number, number>();
  for (const piece of pieces) {
    assertEntier('longueur of a piece', piece.longueur, 1, longueur);
    const taille = piece.longueur + trait;
    nombres.set(taille, (nombres.get(taille) ?? 0) + piece.quantite);
  }
  const sorted = [...nombres].sort(([a], [b]) => b - a);
  return {
    capacite: longueur + trait,
    tailles: sorted.map(([taille]) => taille),
    nombres: sorted.map(([, nombre]) => nombre),
  };
}

export function tailleOf(debit: Debit, rang: number): number {
  return debit.tailles[rang] ?? 0;
}

export function compteOf(debit: Debit, rang: number): number {
  return debit.nombres[rang] ?? 0;
}

export function totalOf({ tailles, nombres }: Debit): number {
  return tailles.reduce((total, taille, rang) => total + taille * (nombres[rang] ?? 0), 0);
}

/** Ranks of all the pieces, the longest first. */
export function rangsOf({ nombres }: Debit): number[] {
  return nombres.flatMap((nombre, rang) => Array.from({ length: nombre }, () => rang));
}

/** What is left of a bar after its last piece, the last cut not yet made. */
export function resteOf(debit: Debit, barre: readonly number[]): number {
  return barre.reduce((reste, rang) => reste - tailleOf(debit, rang), debit.capacite);
}
