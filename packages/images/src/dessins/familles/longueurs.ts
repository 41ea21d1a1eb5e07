/** Tubes, rails and struts told by their length. */
import { tige } from '../formes/tige.ts';
import { mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { cercle, rectangle, segment, tourne, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

const verinAGaz = tige({
  diametre: (l) => l * 0.075,
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [d * 0.9, d / 2],
      [l * 0.55, d / 2],
    ]),
    ...tourne([
      [l * 0.55, d * 0.2],
      [l - d * 0.9, d * 0.2],
    ]),
    ...[d * 0.5, l - d * 0.5].flatMap((x) => [
      rectangle([x - d * 0.5, -d * 0.4], [d, d * 0.8], { rayon: d * 0.3 }),
      cercle([x, 0], d * 0.18, 'vide'),
    ]),
  ],
  entre: (d, l) => [d * 0.5, l - d * 0.5],
});

/** A long bar told by its length alone. */
function longue(part: number, traits: (l: number, h: number) => Trait[] = () => []): Schema {
  return schema(['longueur'], (m) => {
    const l = mm(m, 'longueur');
    const vue = 100;
    const h = vue * part;
    return {
      traits: [rectangle([0, -h / 2], [vue, h]), ...traits(vue, h)],
      cotes: [cote('bas', 0, vue, 'longueur')],
      rupture: l > 900 ? { sens: 'x', a: vue * 0.55, bords: [-h / 2, h / 2] } : undefined,
    };
  });
}

export const LONGUEURS: Schemas = {
  'verin-a-gaz': verinAGaz,
  'tube-de-penderie': longue(0.09),
  rail: longue(0.1, (l, h) => [
    segment(0, -h * 0.24, l, -h * 0.24),
    segment(0, h * 0.24, l, h * 0.24),
  ]),
  'profil-led': longue(0.07, (l, h) => [segment(0, -h * 0.2, l, -h * 0.2)]),
  'bas-de-porte': longue(0.12, (l, h) => [segment(0, h * 0.1, l, h * 0.1)]),
};
