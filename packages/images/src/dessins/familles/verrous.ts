/** Padlocks and bolts. */
import { tige } from '../formes/tige.ts';
import { trous } from '../formes/trous.ts';
import { borner, choixOf, mm } from '../mesures.ts';
import { schema, type Schema, type Schemas } from '../schema.ts';
import { arc, cercle, polygone, rectangle, tourne, type Point } from '../traits.ts';
import { cote } from '../vue.ts';

/** A body and its shackle. */
function cadenas(molettes: boolean): Schema {
  return schema(['largeur'], (m) => {
    const l = mm(m, 'largeur');
    const h = l * (molettes ? 1.1 : 0.85);
    const a = l * 0.32;
    const e = l * 0.07;
    const haut = choixOf(m, 'anse') === 'haute' ? l * 1.1 : l * 0.45;
    const anse = (r: number): Point[] => [[-r, 0], ...arc([0, -haut], r, 180, 360), [r, 0]];
    return {
      traits: [
        polygone([...anse(a + e), ...anse(a - e).toReversed()]),
        rectangle([-l / 2, 0], [l, h], { rayon: l * 0.08 }),
        ...(molettes
          ? [0.25, 0.45, 0.65].map((part) =>
              rectangle([-l * 0.2, h * part], [l * 0.4, h * 0.14], { rayon: l * 0.02 }),
            )
          : [
              cercle([0, h * 0.55], l * 0.1, 'vide'),
              rectangle([-l * 0.03, h * 0.55], [l * 0.06, h * 0.22], { fond: 'vide' }),
            ]),
      ],
      cotes: [cote('bas', -l / 2, l / 2, 'largeur')],
    };
  });
}

/** A plate with its bolt. */
const targette = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const h = borner(l * 0.3, 10, 46);
  return {
    traits: [
      rectangle([0, -h / 2], [l * 0.72, h], { rayon: h * 0.1 }),
      rectangle([l * 0.06, -h * 0.16], [l * 0.94, h * 0.32], { rayon: h * 0.1 }),
      ...[0.14, 0.5].map((part) =>
        rectangle([l * part, -h * 0.28], [l * 0.12, h * 0.56], { rayon: h * 0.08 }),
      ),
      cercle([l * 0.36, 0], h * 0.2),
      ...trous(
        [0.04, 0.68].flatMap((part): Point[] => [
          [l * part, -h * 0.36],
          [l * part, h * 0.36],
        ]),
        h * 0.06,
      ),
    ],
    cotes: [cote('bas', 0, l, 'longueur', { depuis: [h / 2, h * 0.16] })],
  };
});

/** A rim bolt: the length of its cylinder through the door. */
const verrou = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [-d * 0.16, d * 0.62],
      [0, d * 0.62],
    ]),
    ...tourne([
      [0, d / 2],
      [l, d / 2],
    ]),
    rectangle([l, -d * 1.3], [d * 1.1, d * 2.6], { rayon: d * 0.1 }),
  ],
});

export const VERROUS: Schemas = {
  cadenas: cadenas(false),
  'cadenas-a-combinaison': cadenas(true),
  targette,
  verrou,
};
