/** Edges across a round thing. */
import { ligne, type Trait } from '../traits.ts';

export function travers(xs: readonly number[], r: number): Trait[] {
  return xs.map((x) =>
    ligne(
      [
        [x, -r],
        [x, r],
      ],
      'fin',
    ),
  );
}
