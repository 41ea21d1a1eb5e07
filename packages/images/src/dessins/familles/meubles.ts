/** What furniture opens, stands and rolls on. */
import { boite } from '../formes/boite.ts';
import { borner, choixOf, mm, mmOu } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import {
  arrondi,
  cercle,
  croix,
  deplacer,
  rectangle,
  segment,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';
import { cote } from '../vue.ts';

/** The cup in the door and the arm, from above. */
const boitier = schema(['diametre'], (m) => {
  const d = mm(m, 'diametre');
  const r = d / 2;
  return {
    traits: [
      rectangle([-r * 0.5, -d * 0.9], [r * 0.9, d * 1.8], { rayon: r * 0.3 }),
      cercle([0, 0], r),
      { ...cercle([0, 0], r * 0.86, 'vide'), style: 'fin' },
      ...[-0.68, 0.68].map((part) => cercle([-r * 0.05, part * d], r * 0.14, 'vide')),
      arrondi(
        [
          [-r * 0.2, -r * 0.45],
          [r * 3.4, -r * 0.36],
          [r * 3.4, r * 0.36],
          [-r * 0.2, r * 0.45],
        ],
        r * 0.12,
      ),
      rectangle([r * 1.5, -r * 0.1], [r * 0.7, r * 0.2], { rayon: r * 0.1, fond: 'vide' }),
      cercle([r * 2.8, 0], r * 0.17, 'vide'),
    ],
    cotes: [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
  };
});

/** A runner from the side: its height where it is told. */
function coulisse(): Schema {
  return schema(['longueur'], (m) => {
    const l = mm(m, 'longueur');
    const h = borner(mmOu(m, 'hauteur', l * 0.09), l * 0.06, l * 0.3);
    return {
      traits: [
        rectangle([0, -h / 2], [l, h], { rayon: h * 0.06 }),
        rectangle([0, -h * 0.28], [l, h * 0.56]),
        ...[0.06, 0.2, 0.5, 0.72, 0.94].map((part) => cercle([l * part, 0], h * 0.1, 'vide')),
        ...[0.3, 0.82].map((part) =>
          rectangle([l * part, -h * 0.07], [l * 0.05, h * 0.14], { rayon: h * 0.07, fond: 'vide' }),
        ),
      ],
      cotes: [
        cote('bas', 0, l, 'longueur'),
        ...(m.has('hauteur') ? [cote('gauche', -h / 2, h / 2, 'hauteur')] : []),
      ],
    };
  });
}

/** A turned foot or knob, standing: x of the profile is up. */
function debout(profil: readonly Point[]): Trait[] {
  return deplacer(tourne(profil), { quarts: 3 });
}

const bouton = schemaVues(['diametre'], (m) => {
  const r = mm(m, 'diametre') / 2;
  return [
    {
      traits: [
        cercle([0, 0], r),
        { ...cercle([0, 0], r * 0.8, 'vide'), style: 'fin' },
        ...croix([0, 0], r),
      ],
      cotes: [cote('bas', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    },
    {
      traits: deplacer(
        tourne([
          [0, r * 0.5],
          [r * 0.3, r * 0.42],
          [r * 0.8, r * 0.5],
          [r * 1.05, r],
          [r * 1.35, r],
          [r * 1.5, r * 0.8],
        ]),
        { de: [0, 0] },
      ),
      cotes: [],
    },
  ];
});

const piedVerin = schema(['hauteur'], (m) => {
  const h = mm(m, 'hauteur');
  const r = h * 0.28;
  return {
    traits: debout([
      [0, r * 0.9],
      [h * 0.1, r],
      [h * 0.14, r * 0.5],
      [h * 0.5, r * 0.5],
      [h * 0.5, r * 0.62],
      [h * 0.9, r * 0.72],
      [h * 0.9, r * 1.1],
      [h, r * 1.1],
    ]),
    cotes: [cote('gauche', -h, 0, 'hauteur', { depuis: [-r, -r] })],
  };
});

const piedDeTable = schema(['hauteur', 'diametre'], (m) => {
  const d = mm(m, 'diametre');
  const vrai = mm(m, 'hauteur');
  const h = Math.min(vrai, d * 7);
  return {
    traits: [
      rectangle([-d * 0.9, -h], [d * 1.8, d * 0.12]),
      rectangle([-d / 2, -h + d * 0.12], [d, h - d * 0.12]),
      segment(-d / 2, -d * 0.4, d / 2, -d * 0.4),
      segment(0, -h - d * 0.3, 0, d * 0.3, 'axe'),
    ],
    cotes: [
      cote('gauche', -h, 0, 'hauteur', { depuis: [-d * 0.9, -d / 2] }),
      cote('bas', -d / 2, d / 2, 'diametre', { signe: 'Ø' }),
    ],
    rupture: h < vrai ? { sens: 'y', a: -h * 0.5, bords: [-d / 2, d / 2] } : undefined,
  };
});

/** A wheel in its fork, under a plate or a stem. */
function roulette(nue: boolean): Schema {
  return schema(['diametre'], (m) => {
    const r = mm(m, 'diametre') / 2;
    const roue = [
      cercle([0, 0], r),
      { ...cercle([0, 0], r * 0.78, 'vide'), style: 'fin' as const },
      cercle([0, 0], r * 0.2, 'vide'),
      ...croix([0, 0], r),
    ];
    if (nue)
      return {
        traits: roue,
        cotes: [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
      };
    const tigee = choixOf(m, 'montage-roulette').startsWith('tige');
    const haut = -r * 1.3;
    return {
      traits: [
        ...(tigee
          ? [rectangle([-r * 0.42, haut - r * 0.9], [r * 0.3, r * 0.75])]
          : [rectangle([-r * 1.25, haut - r * 0.16], [r * 1.9, r * 0.12])]),
        rectangle([-r * 0.85, haut - r * 0.04], [r * 1.15, r * 0.16], { rayon: r * 0.04 }),
        ...roue,
        arrondi(
          [
            [-r * 0.75, haut + r * 0.12],
            [r * 0.2, haut + r * 0.12],
            [r * 0.26, r * 0.16],
            [-r * 0.2, r * 0.22],
          ],
          r * 0.14,
        ),
        cercle([0, 0], r * 0.1),
      ],
      cotes: [cote('droite', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] })],
    };
  });
}

export const MEUBLES: Schemas = {
  'charniere-invisible': boitier,
  'charniere-grand-angle': boitier,
  'coulisse-a-billes': coulisse(),
  'coulisse-invisible': coulisse(),
  'coulisse-a-galets': coulisse(),
  'kit-de-tiroir': boite({
    largeur: 'longueur',
    hauteur: 'hauteur',
    face: (l, h) => [
      rectangle([0, -h], [l, h], { rayon: h * 0.04 }),
      segment(0, -h * 0.88, l, -h * 0.88),
      segment(0, -h * 0.16, l, -h * 0.16),
    ],
  }),
  'bouton-de-meuble': bouton,
  'pied-verin': piedVerin,
  'pied-de-table': piedDeTable,
  roulette: roulette(false),
  'roulette-trou': roulette(false),
  roue: roulette(true),
};
