/** Screwdrivers, spanners and pliers. */
import { manche } from '../formes/manche.ts';
import { borner, choixOf, mm } from '../mesures.ts';
import { schema, schemaVues, type Schemas } from '../schema.ts';
import {
  arc,
  arrondi,
  cercle,
  ellipse,
  polygone,
  rectangle,
  regulier,
  segment,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote } from '../vue.ts';

const tournevis = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const r = borner(l * 0.1, 9, 16);
  return {
    traits: [
      ...manche(Math.max(l * 0.75, 80), r),
      ...tourne([
        [0, r * 0.28],
        [l * 0.92, r * 0.28],
        [l, r * 0.16],
      ]),
    ],
    cotes: [cote('bas', 0, l, 'longueur', { depuis: [r * 0.7, 0] })],
  };
});

/** Two legs at a right angle; across its flats. */
const cleMale = schema(['surplat'], (m) => {
  const d = mm(m, 'surplat');
  const [l, h] = [d * 12, d * 4.5];
  return {
    traits: [
      arrondi(
        [
          [0, -d / 2],
          [l, -d / 2],
          [l, d / 2],
          [d, d / 2],
          [d, h],
          [0, h],
        ],
        d * 0.5,
      ),
      segment(d * 0.6, 0, l, 0),
      segment(d / 2, d * 0.5, d / 2, h),
    ],
    cotes: [cote('droite', -d / 2, d / 2, 'surplat')],
  };
});

/** A spanner by the width of its jaws. */
const cleMixte = schema(['surplat'], (m) => {
  const s = mm(m, 'surplat');
  const l = s * 8;
  const r = s * 0.95;
  return {
    traits: [
      rectangle([r * 0.6, -s * 0.32], [l - r * 1.2, s * 0.64]),
      cercle([l, 0], s * 0.82),
      polygone(regulier([l, 0], s * 0.55, 12), 'vide'),
      polygone(
        [...arc([0, 0], r, 40, 320).toReversed(), [-s * 0.2, s / 2], [-s * 0.2, -s / 2]].map(
          ([x, y]): Point => [-x, y],
        ),
      ),
    ],
    cotes: [cote('gauche', -s / 2, s / 2, 'surplat', { depuis: [-r * 0.76, -r * 0.76] })],
  };
});

const douille = schemaVues(['surplat'], (m) => {
  const s = mm(m, 'surplat');
  const r = s * 0.72;
  const l = s * (choixOf(m, 'type-douille') === 'courte' ? 1.6 : 3);
  return [
    {
      traits: [
        cercle([0, 0], r),
        polygone(regulier([0, 0], s * 0.577, 6), 'vide'),
        segment(-r * 1.1, 0, r * 1.1, 0, 'axe'),
        segment(0, -r * 1.1, 0, r * 1.1, 'axe'),
      ],
      cotes: [cote('gauche', -s / 2, s / 2, 'surplat', { depuis: [0, 0] })],
    },
    {
      traits: [
        ...tourne([
          [0, r],
          [l * 0.5, r],
          [l * 0.6, r * 0.86],
          [l, r * 0.86],
        ]),
        segment(0, -s / 2, l * 0.4, -s / 2, 'cache'),
        segment(0, s / 2, l * 0.4, s / 2, 'cache'),
        segment(l * 0.4, -s / 2, l * 0.4, s / 2, 'cache'),
      ],
      cotes: [],
    },
  ];
});

/** Pliers lying: jaws to the right, both legs. */
const pince = schema(['longueur'], (m) => {
  const l = mm(m, 'longueur');
  const h = l * 0.27;
  const branche = (s: number): Trait => ({
    style: 'contour',
    fond: 'corps',
    ferme: true,
    pas: [
      ['M', l * 0.62, s * h * 0.06],
      ['C', l * 0.5, s * h * 0.3, l * 0.3, s * h * 0.5, 0, s * h * 0.34],
      ['C', 0, s * h * 0.5, l * 0.03, s * h * 0.54, l * 0.06, s * h * 0.5],
      ['C', l * 0.3, s * h * 0.66, l * 0.5, s * h * 0.5, l * 0.66, s * h * 0.3],
    ],
  });
  const bec = (s: number): Trait =>
    polygone([
      [l * 0.62, s * h * 0.32],
      [l * 0.78, s * h * 0.3],
      [l, s * h * 0.14],
      [l, s * h * 0.01],
      [l * 0.62, s * h * 0.01],
    ]);
  return {
    traits: [
      branche(-1),
      branche(1),
      bec(-1),
      bec(1),
      ellipse([l * 0.66, 0], [h * 0.24, h * 0.3]),
      cercle([l * 0.66, 0], h * 0.1, 'vide'),
    ],
    cotes: [cote('bas', 0, l, 'longueur')],
  };
});

const cleMolette = schema(['longueur', 'ouverture-max'], (m) => {
  const l = mm(m, 'longueur');
  const o = borner(mm(m, 'ouverture-max'), l * 0.1, l * 0.16);
  const h = l * 0.05;
  return {
    traits: [
      arrondi(
        [
          [0, -h * 0.8],
          [l * 0.8, -h],
          [l * 0.8, h],
          [0, h * 0.8],
        ],
        h * 0.6,
      ),
      cercle([h * 1.2, 0], h * 0.4, 'vide'),
      polygone([
        [l * 0.74, -o * 0.5 - l * 0.05],
        [l * 0.97, -o * 0.5 - l * 0.03],
        [l, -o / 2],
        [l * 0.84, -o / 2],
        [l * 0.84, o / 2],
        [l, o / 2],
        [l * 0.97, o * 0.5 + l * 0.03],
        [l * 0.74, o * 0.5 + l * 0.05],
      ]),
    ],
    cotes: [
      cote('bas', 0, l, 'longueur', { depuis: [h, o / 2] }),
      cote('droite', -o / 2, o / 2, 'ouverture-max'),
    ],
  };
});

export const CLES: Schemas = {
  tournevis,
  'tournevis-isole': tournevis,
  'cle-male': cleMale,
  'cle-mixte': cleMixte,
  'cle-cliquet': cleMixte,
  douille,
  'cle-molette': cleMolette,
  'pince-universelle': pince,
  'pince-coupante': pince,
  'pince-multiprise': pince,
  'pince-etau': pince,
  'pince-isolee': pince,
  'cisaille-tole': pince,
  'coupe-boulon': pince,
};
