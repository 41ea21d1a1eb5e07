/** Screw holes. */
import { cercle, type Point, type Trait } from '../traits.ts';

/** Screw holes, each with its countersink. */
export function trous(points: readonly Point[], r: number): Trait[] {
  return points.flatMap((c) => [
    cercle(c, r, 'vide'),
    { ...cercle(c, r * 0.55, 'vide'), style: 'fin' as const },
  ]);
}
