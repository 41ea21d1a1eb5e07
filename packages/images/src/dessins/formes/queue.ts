/** Shanks of bits. */
import { choixOf, type Mesures } from '../mesures.ts';
import { rectangle, segment, tourne, type Trait } from '../traits.ts';

/** A shank by how it is held: « SDS » has its grooves, a hexagon its edge. */
export function queue(m: Mesures, l: number, r: number): Trait[] {
  const prise = choixOf(m, 'attachement-outil');
  const corps = tourne([
    [0, r * 0.86],
    [r * 0.2, r],
    [l, r],
  ]);
  if (prise.startsWith('sds')) {
    return [
      ...corps,
      rectangle([l * 0.15, -r * 0.3], [l * 0.5, r * 0.6], { rayon: r * 0.28, fond: 'vide' }),
      segment(l * 0.72, -r, l * 0.72, r),
    ];
  }
  if (prise.startsWith('hexagonal')) {
    return [...corps, segment(0, -r * 0.42, l, -r * 0.42), segment(0, r * 0.42, l, r * 0.42)];
  }
  return corps;
}
