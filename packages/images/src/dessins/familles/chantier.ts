/** What stands on a site. */
import { boite } from '../formes/boite.ts';
import { mm } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { polygone, rectangle, segment } from '../traits.ts';
import { cote } from '../vue.ts';

/** Drawn up, and as short as it gets. */
const etai = schema(['hauteur-mini', 'hauteur-maxi'], (m) => {
  const [mini, maxi] = [mm(m, 'hauteur-mini'), mm(m, 'hauteur-maxi')];
  const d = maxi * 0.03;
  return {
    traits: [
      rectangle([-d * 0.8, -maxi], [d * 1.6, maxi - mini * 0.9]),
      rectangle([-d, -mini * 0.96], [d * 2, mini * 0.94]),
      rectangle([-d * 1.7, -mini * 0.98], [d * 3.4, maxi * 0.03]),
      rectangle([-d * 2.6, -maxi], [d * 5.2, maxi * 0.012]),
      rectangle([-d * 2.6, -maxi * 0.012], [d * 5.2, maxi * 0.012]),
    ],
    cotes: [
      cote('gauche', -maxi, 0, 'hauteur-maxi'),
      cote('droite', -mini, 0, 'hauteur-mini', { depuis: [d, d * 2.6] }),
    ],
  };
});

const cone = schema(['hauteur'], (m) => {
  const h = mm(m, 'hauteur');
  const trapeze = (a: number, b: number, y0: number, y1: number) =>
    polygone([
      [-a, y0],
      [a, y0],
      [b, y1],
      [-b, y1],
    ]);
  return {
    traits: [
      rectangle([-h * 0.32, -h * 0.05], [h * 0.64, h * 0.05], { rayon: h * 0.02 }),
      trapeze(h * 0.04, h * 0.24, -h, -h * 0.05),
      segment(-h * 0.09, -h * 0.76, h * 0.09, -h * 0.76),
      segment(-h * 0.13, -h * 0.58, h * 0.13, -h * 0.58),
    ],
    cotes: [cote('gauche', -h, 0, 'hauteur', { depuis: [0, -h * 0.32] })],
  };
});

const balai = schema(['largeur'], (m) => {
  const l = mm(m, 'largeur');
  return {
    traits: [
      rectangle([-l * 0.03, -l * 0.7], [l * 0.06, l * 0.6]),
      rectangle([-l / 2, -l * 0.1], [l, l * 0.08], { rayon: l * 0.02 }),
      ...Array.from({ length: 34 }, (_, i) =>
        segment(
          -l * 0.48 + (l * 0.96 * i) / 33,
          -l * 0.02,
          -l * 0.49 + (l * 0.98 * i) / 33,
          l * 0.1,
        ),
      ),
    ],
    cotes: [cote('bas', -l / 2, l / 2, 'largeur', { depuis: [l * 0.02, l * 0.02] })],
  };
});

const tablier = boite({
  largeur: 'largeur',
  hauteur: 'hauteur',
  face: (l, h) => [
    {
      ...polygone([
        [l * 0.25, -h],
        [l * 0.75, -h],
        [l, -h * 0.66],
        [l, 0],
        [0, 0],
        [0, -h * 0.66],
      ]),
    },
    segment(0, -h * 0.66, l, -h * 0.66),
  ],
});

export const CHANTIER: Schemas = {
  etai,
  'cone-chantier': cone,
  balai,
  'tablier-soudeur': tablier,
};
