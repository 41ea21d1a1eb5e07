/** Electrical boxes, vents and lights. */
import { boite } from '../formes/boite.ts';
import { plaque } from '../formes/plaque.ts';
import { mm } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import { cercle, croix, rectangle, tourne } from '../traits.ts';
import { cote } from '../vue.ts';

const bouche = schemaVues(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return [
    {
      traits: [
        cercle([0, 0], r * 1.3),
        cercle([0, 0], r * 0.86, 'vide'),
        cercle([0, 0], r * 0.6),
        ...croix([0, 0], r * 1.3),
      ],
      cotes: [],
    },
    {
      traits: tourne([
        [-r * 0.4, r * 0.6],
        [-r * 0.3, r * 0.62],
        [-r * 0.12, r * 1.3],
        [0, r * 1.3],
        [0, r],
        [r * 0.7, r],
      ]),
      cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø' })],
    },
  ];
});

const boiteEncastrement = schemaVues(['diametre', 'profondeur-boite'], (m) => {
  const r = mm(m, 'diametre') / 2;
  const p = mm(m, 'profondeur-boite');
  return [
    {
      traits: [
        cercle([0, 0], r * 1.08),
        cercle([0, 0], r, 'vide'),
        cercle([-r * 0.84, 0], r * 0.08, 'vide'),
        cercle([r * 0.84, 0], r * 0.08, 'vide'),
        ...croix([0, 0], r),
      ],
      cotes: [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    },
    {
      traits: tourne([
        [-r * 0.06, r * 1.08],
        [0, r * 1.08],
        [0, r],
        [p, r * 0.97],
      ]),
      cotes: [cote('bas', 0, p, 'profondeur-boite', { depuis: [r, r] })],
    },
  ];
});

const boiteDerivation = boite({
  largeur: 'largeur',
  hauteur: 'hauteur',
  rayon: 0.06,
  face: (l, h) => [
    rectangle([0, -h], [l, h], { rayon: h * 0.06 }),
    rectangle([l * 0.06, -h * 0.94], [l * 0.88, h * 0.88], { rayon: h * 0.04, fond: 'vide' }),
    ...[0.12, 0.88].flatMap((x) =>
      [0.12, 0.88].map((y) => cercle([l * x, -h * y], h * 0.03, 'vide')),
    ),
  ],
});

const longue = (part: number): Schema =>
  schema(['longueur'], (m) => {
    const l = mm(m, 'longueur');
    const h = l * part;
    return {
      traits: [
        rectangle([l * 0.01, -h / 2], [l * 0.98, h], { rayon: h * 0.2 }),
        rectangle([0, -h * 0.4], [l * 0.03, h * 0.8]),
        rectangle([l * 0.97, -h * 0.4], [l * 0.03, h * 0.8]),
      ],
      cotes: [cote('bas', 0, l, 'longueur')],
    };
  });

export const BOITIERS: Schemas = {
  'bouche-ventilation': bouche,
  'boite-encastrement': boiteEncastrement,
  'boite-derivation': boiteDerivation,
  'tube-led': longue(0.04),
  'reglette-led': longue(0.07),
  'dalle-led': plaque({
    longueur: 'longueur',
    largeur: 'largeur',
    face: (l, h) => [
      rectangle([0, -h / 2], [l, h]),
      rectangle([l * 0.02, -h * 0.47], [l * 0.96, h * 0.94], { fond: 'vide' }),
    ],
  }),
};
