/** Handles. */
import { tourne, type Trait } from '../traits.ts';

/** A turned handle from x = -l to 0. */
export function manche(l: number, r: number): Trait[] {
  return tourne(
    [
      [-l, r * 0.7],
      [-l * 0.92, r],
      [-l * 0.3, r],
      [-l * 0.12, r * 0.66],
      [0, r * 0.72],
    ],
    { aretes: false },
  );
}
