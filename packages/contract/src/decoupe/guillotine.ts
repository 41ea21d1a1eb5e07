/**
 * Lays pieces one after the other into the free parts of sheets. A piece goes into the corner of a
 * part, which is then cut through twice: once right across, once along the piece.
 */
import type { Effort } from './debit.ts';
import { createPart, type Part, type Pose, type Rectangle, type Sens } from './panneau.ts';

export const CHOIX = ['surface', 'petit-cote', 'grand-cote'] as const;
export const PARTAGES = ['travers', 'long', 'grand-reste', 'restes-egaux'] as const;

/** What laying a piece costs beside looking at the free parts. */
const PAS_PAR_POSE = 8;

/** Into which part a piece goes, and which cut comes first. */
export interface Regle {
  choix: (typeof CHOIX)[number];
  partage: (typeof PARTAGES)[number];
}

export interface Atelier {
  utile: Rectangle;
  trait: number;
  /** By rank of a piece, how it may lie. */
  poses: readonly (readonly Pose[])[];
  /** Short side of the smallest piece: no smaller part is of use. */
  coteMin: number;
  effort: Effort;
}

export interface Feuille {
  racine: Part;
  libres: Part[];
  /** Area of its pieces. */
  occupee: number;
}

export function createFeuille({ utile }: Atelier): Feuille {
  const racine = createPart(utile.x, utile.y, utile.dx, utile.dy);
  return { racine, libres: [racine], occupee: 0 };
}

/** Lays pieces in the order given, each on the first sheet that takes it; gives up beyond `max` sheets. */
export function poserTout(
  atelier: Atelier,
  ordre: readonly number[],
  regle: Regle,
  max: number,
): Feuille[] | undefined {
  const feuilles: Feuille[] = [];
  // Free parts only get smaller: where a size found no place once, it never will.
  const premieres = new Int32Array(atelier.poses.length);
  for (const rang of ordre) {
    for (let i = premieres[rang] ?? 0; ; i++) {
      if (i === max) return undefined;
      const feuille = feuilles[i] ?? createFeuille(atelier);
      if (i === feuilles.length) feuilles.push(feuille);
      if (!poser(atelier, feuille, rang, regle)) continue;
      premieres[rang] = i;
      break;
    }
  }
  return feuilles;
}

/** Lays what one sheet takes; returns the ranks that found no place. */
export function poserFeuille(
  atelier: Atelier,
  ordre: readonly number[],
  regle: Regle,
): { feuille: Feuille; reste: number[] } {
  const feuille = createFeuille(atelier);
  const reste: number[] = [];
  const full = new Set<number>();
  for (const rang of ordre) {
    if (!full.has(rang) && poser(atelier, feuille, rang, regle)) continue;
    full.add(rang);
    reste.push(rang);
  }
  return { feuille, reste };
}

function poser(atelier: Atelier, feuille: Feuille, rang: number, regle: Regle): boolean {
  const { libres } = feuille;
  atelier.effort.reste -= libres.length + PAS_PAR_POSE;
  let best = -1;
  let bestPose: Pose | undefined;
  let bestScore = Infinity;
  for (const pose of atelier.poses[rang] ?? []) {
    const [dx, dy] = pose;
    for (let i = 0; i < libres.length; i++) {
      const libre = libres[i];
      if (!libre || libre.dx < dx || libre.dy < dy) continue;
      const score = noter(regle.choix, libre, dx, dy);
      if (score >= bestScore) continue;
      best = i;
      bestPose = pose;
      bestScore = score;
    }
  }
  const part = libres[best];
  if (!part || !bestPose) return false;
  const [dx, dy] = bestPose;
  partager(part, { rang, dx, dy }, sensOf(regle.partage, part, bestPose), atelier.trait);
  feuille.occupee += dx * dy;
  libres.splice(best, 1);
  for (const reste of part.restes) {
    if (reste.dx >= atelier.coteMin && reste.dy >= atelier.coteMin) libres.push(reste);
  }
  return true;
}

/** The lower, the better a piece suits a part. */
function noter(choix: Regle['choix'], libre: Part, dx: number, dy: number): number {
  if (choix === 'surface') return libre.dx * libre.dy;
  const rx = libre.dx - dx;
  const ry = libre.dy - dy;
  return choix === 'petit-cote' ? Math.min(rx, ry) : Math.max(rx, ry);
}

function sensOf(partage: Regle['partage'], part: Part, [dx, dy]: Pose): Sens {
  if (partage === 'travers' || partage === 'long') return partage;
  const grand = part.dx - dx <= part.dy - dy ? 'long' : 'travers';
  if (partage === 'grand-reste') return grand;
  return grand === 'long' ? 'travers' : 'long';
}

/** A rest thinner than the blade is dust. */
function partager(part: Part, piece: NonNullable<Part['piece']>, sens: Sens, trait: number): void {
  const { x, y, dx, dy } = part;
  const isTravers = sens === 'travers';
  const restX = dx - piece.dx - trait;
  const restY = dy - piece.dy - trait;
  part.piece = piece;
  part.sens = sens;
  if (restX > 0) {
    part.restes.push(createPart(x + piece.dx + trait, y, restX, isTravers ? dy : piece.dy));
  }
  if (restY > 0) {
    part.restes.push(createPart(x, y + piece.dy + trait, isTravers ? piece.dx : dx, restY));
  }
  if (!isTravers) part.restes.reverse();
}
