/** What furniture is fitted with. */
import { plaque } from '../formes/plaque.ts';
import { borner, choixOf, mm } from '../mesures.ts';
import { schema, schemaVues, type Schemas } from '../schema.ts';
import { cercle, croix, polygone, rectangle, regulier, segment, tourne } from '../traits.ts';
import { cote } from '../vue.ts';

const grille = plaque({
  longueur: 'longueur',
  largeur: 'largeur',
  face: (l, h) => [
    rectangle([0, -h / 2], [l, h], { rayon: h * 0.04 }),
    ...Array.from({ length: 13 }, (_, i) =>
      rectangle([l * (0.06 + i * 0.068), -h * 0.34], [l * 0.03, h * 0.68], {
        rayon: l * 0.014,
        fond: 'vide',
      }),
    ),
  ],
});

/** A tray from above, in compartments; told by the width of its drawer. */
const casiers = schema(['largeur'], (m) => {
  const l = mm(m, 'largeur');
  const p = borner(480, l * 0.4, l * 1.5);
  const part = (x: number, y: number, w: number, h: number) =>
    rectangle([l * x, p * y], [l * w, p * h], { rayon: l * 0.02, fond: 'vide' });
  return {
    traits: [
      rectangle([0, 0], [l, p], { rayon: l * 0.03 }),
      part(0.05, 0.05, 0.26, 0.66),
      part(0.36, 0.05, 0.26, 0.66),
      part(0.67, 0.05, 0.28, 0.66),
      part(0.05, 0.76, 0.9, 0.19),
    ],
    cotes: [cote('bas', 0, l, 'largeur')],
  };
});

const poubelle = schema(['largeur'], (m) => {
  const l = mm(m, 'largeur');
  const h = l * 0.9;
  const bacs = Math.max(1, Number(choixOf(m, 'nombre-bacs')) || 2);
  const w = (l * 0.84) / bacs;
  return {
    traits: [
      rectangle([0, -h], [l, h], { fond: 'vide' }),
      ...Array.from({ length: bacs }, (_, i) =>
        polygone([
          [l * 0.08 + i * w + w * 0.04, -h * 0.8],
          [l * 0.08 + (i + 1) * w - w * 0.04, -h * 0.8],
          [l * 0.08 + (i + 1) * w - w * 0.1, -h * 0.1],
          [l * 0.08 + i * w + w * 0.1, -h * 0.1],
        ]),
      ),
      segment(0, -h * 0.06, l, -h * 0.06),
    ],
    cotes: [cote('bas', 0, l, 'largeur')],
  };
});

const excentrique = schemaVues(['diametre', 'panneau-meuble'], (m) => {
  const d = mm(m, 'diametre');
  const r = d / 2;
  const e = mm(m, 'panneau-meuble');
  return [
    {
      traits: [
        cercle([0, 0], r),
        polygone(regulier([0, 0], r * 0.3, 6), 'vide'),
        segment(-r * 0.5, 0, r * 0.5, 0, 'contour'),
        segment(0, -r * 0.5, 0, r * 0.5, 'contour'),
        ...croix([0, 0], r),
      ],
      cotes: [cote('bas', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    },
    {
      traits: [
        rectangle([-d, -e / 2], [d * 2.4, e], { fond: 'hachures' }),
        rectangle([-r, -e / 2], [d, e * 0.72], { rayon: d * 0.04 }),
      ],
      cotes: [cote('droite', -e / 2, e / 2, 'panneau-meuble')],
    },
  ];
});

const taquet = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  return {
    traits: [
      ...tourne([
        [-d * 2, d * 0.44],
        [-d * 1.9, d / 2],
        [0, d / 2],
      ]),
      ...tourne([
        [0, d * 0.9],
        [d * 0.3, d * 0.9],
      ]),
      polygone([
        [d * 0.3, -d * 0.4],
        [d * 2.4, -d * 0.4],
        [d * 2.4, 0],
        [d * 0.3, d * 0.9],
      ]),
    ],
    cotes: [cote('gauche', -d / 2, d / 2, 'diametre', { signe: 'Ø' })],
  };
});

/** A grip profile along a door: the panel it takes. */
const priseDeMain = schemaVues(['panneau-meuble', 'longueur'], (m) => {
  const e = mm(m, 'panneau-meuble');
  const t = e * 0.12;
  return [
    {
      traits: [
        rectangle([-e / 2, t], [e, e * 2], { fond: 'hachures' }),
        polygone([
          [-e / 2 - t, 0],
          [e / 2 + e * 0.9, 0],
          [e / 2 + e * 0.9, e * 0.7],
          [e / 2 + e * 0.9 - t, e * 0.7],
          [e / 2 + e * 0.9 - t, t],
          [e / 2 + t, t],
          [e / 2 + t, e * 0.6],
          [e / 2, e * 0.6],
          [e / 2, t],
          [-e / 2, t],
          [-e / 2, e * 0.6],
          [-e / 2 - t, e * 0.6],
        ]),
      ],
      cotes: [cote('bas', -e / 2, e / 2, 'panneau-meuble')],
    },
    {
      traits: [rectangle([0, 0], [e * 4, e * 0.7]), segment(0, t, e * 4, t)],
      cotes: [cote('bas', 0, e * 4, 'longueur')],
      rupture: { sens: 'x', a: e * 2, bords: [0, e * 0.7] },
    },
  ];
});

const spot = schemaVues(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return [
    {
      traits: [cercle([0, 0], r), cercle([0, 0], r * 0.76, 'vide'), ...croix([0, 0], r)],
      cotes: [cote('bas', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    },
    {
      traits: tourne([
        [0, r],
        [r * 0.08, r],
        [r * 0.08, r * 0.84],
        [r * 0.4, r * 0.84],
      ]),
      cotes: [],
    },
  ];
});

export const AMENAGEMENT: Schemas = {
  'grille-de-ventilation': grille,
  'range-couverts': casiers,
  'poubelle-coulissante': poubelle,
  excentrique,
  'taquet-etagere': taquet,
  'profil-prise-de-main': priseDeMain,
  'spot-led': spot,
};
