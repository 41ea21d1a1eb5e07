/** Locks and their cylinders. */
import { trous } from '../formes/trous.ts';
import { choixOf, mm } from '../mesures.ts';
import { schema, schemaVues, type Schema, type Schemas } from '../schema.ts';
import { arc, cercle, croix, polygone, rectangle, segment, tourne, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

/** The case in the door: how deep its axis lies, and how far handle and key are apart. */
function serrure(haute: boolean): Schema {
  return schema(['axe-serrure', 'entraxe', ...(haute ? ['hauteur'] : [])], (m) => {
    const axe = mm(m, 'axe-serrure');
    const e = mm(m, 'entraxe');
    const large = axe + e * 0.45;
    const [haut, bas] = [-e * 0.75, e * 1.55];
    const tete = e * (haute ? 2.3 : 0.42);
    const ronds = choixOf(m, 'tetiere') !== 'bouts-carres' && !haute;
    const ep = e * 0.09;
    const de = haut - tete;
    const a = bas + tete;
    const traits: Trait[] = [
      rectangle([0, haut], [large, bas - haut], { rayon: e * 0.04 }),
      rectangle([-ep, de], [ep, a - de], { rayon: ronds ? ep * 0.5 : 0 }),
      rectangle([-ep - e * 0.17, -e * 0.36], [e * 0.17, e * 0.34], { rayon: e * 0.05 }),
      ...(haute
        ? [de + tete * 0.3, a - tete * 0.4].map((y) =>
            rectangle([-ep - e * 0.12, y], [e * 0.12, e * 0.3]),
          )
        : [rectangle([-ep - e * 0.05, e * 0.5], [e * 0.05, e * 0.4])]),
      rectangle([axe - e * 0.07, -e * 0.07], [e * 0.14, e * 0.14], { fond: 'vide' }),
      { ...cercle([axe, 0], e * 0.17, 'vide'), style: 'fin' },
      cercle([axe, e], e * 0.12, 'vide'),
      rectangle([axe - e * 0.06, e * 1.08], [e * 0.12, e * 0.28], {
        rayon: e * 0.05,
        fond: 'vide',
      }),
      segment(axe - e * 0.3, 0, axe + e * 0.3, 0, 'axe'),
      segment(axe - e * 0.3, e, axe + e * 0.3, e, 'axe'),
      segment(axe, haut - e * 0.1, axe, bas + e * 0.1, 'axe'),
    ];
    return {
      traits,
      cotes: [
        cote('haut', -ep, axe, 'axe-serrure', { depuis: [haut, haut] }),
        cote('droite', 0, e, 'entraxe', { depuis: [axe, axe] }),
        ...(haute ? [cote('gauche', de, a, 'hauteur', { depuis: [-ep, -ep] })] : []),
      ],
    };
  });
}

/** Both sides of the cam, outside to the left. */
function cylindre(dedans: 'cle' | 'bouton' | 'rien'): Schema {
  return schemaVues(['cote-exterieure', 'cote-interieure'], (m) => {
    const ext = mm(m, 'cote-exterieure');
    const int = mm(m, 'cote-interieure');
    const r = 8.5;
    const h = 33;
    const pied = h - r;
    const demi = (x: number, l: number): Trait[] => [
      rectangle([x, -r], [l, h]),
      segment(x, r * 0.9, x + l, r * 0.9),
    ];
    const cle: Trait[] = [rectangle([-ext - 3, -r * 0.5], [3, r], { rayon: 0.5 })];
    const bouton = tourne([
      [int, r * 0.55],
      [int + 5, r * 0.55],
      [int + 6, r * 1.3],
      [int + 20, r * 1.45],
    ]);
    return [
      {
        traits: [
          ...cle,
          ...(dedans === 'bouton' ? bouton : []),
          ...demi(-ext, ext - 5),
          ...demi(5, int - 5),
          rectangle([-5, -r * 0.86], [10, r * 1.6], { fond: 'vide' }),
          polygone([
            [-4, r * 0.5],
            [4, r * 0.5],
            [4, pied * 0.75],
            [-4, pied * 0.75],
          ]),
          rectangle([-5, pied * 0.86], [10, pied * 0.14]),
          segment(0, -r * 1.5, 0, pied * 1.2, 'axe'),
          cercle([0, pied * 0.55], 1.6, 'vide'),
        ],
        cotes: [
          cote('bas', -ext, 0, 'cote-exterieure', { depuis: [pied, pied] }),
          cote('bas', 0, int, 'cote-interieure', { depuis: [pied, pied], rang: 1 }),
        ],
      },
      {
        traits: [
          polygone([
            ...arc([0, 0], r, 125, 415),
            [r * 0.57, pied - 5],
            ...arc([0, pied - 5], r * 0.57, 0, 180),
          ]),
          rectangle([-r * 0.14, -r * 0.6], [r * 0.28, r * 1.2], { rayon: r * 0.1, fond: 'vide' }),
          ...croix([0, 0], r),
        ],
        cotes: [],
      },
    ];
  });
}

/** A faceplate standing. */
const gache = schema(['longueur'], (m) => {
  const h = mm(m, 'longueur');
  const l = h * 0.14;
  return {
    traits: [
      rectangle([-l / 2, -h / 2], [l, h], { rayon: l * 0.2 }),
      rectangle([-l * 0.28, -h * 0.17], [l * 0.78, h * 0.34], { rayon: l * 0.1, fond: 'vide' }),
      ...trous(
        [
          [0, -h * 0.42],
          [0, h * 0.42],
        ],
        l * 0.14,
      ),
    ],
    cotes: [cote('gauche', -h / 2, h / 2, 'longueur')],
  };
});

const serrureApplique = schema(['longueur', 'hauteur'], (m) => {
  const h = mm(m, 'hauteur');
  const l = mm(m, 'longueur');
  const e = h * 0.24;
  return {
    traits: [
      ...tourne([
        [-l - 4, 12],
        [-l, 12],
        [-l, 10],
        [0, 10],
      ]),
      rectangle([0, -h * 0.4], [e, h], { rayon: h * 0.03 }),
      rectangle([e, -h * 0.12], [h * 0.1, h * 0.24], { rayon: h * 0.02 }),
    ],
    cotes: [
      cote('bas', -l, 0, 'longueur', { depuis: [10, 10] }),
      cote('droite', -h * 0.4, h * 0.6, 'hauteur', { depuis: [e, e] }),
    ],
  };
});

export const SERRURES: Schemas = {
  'serrure-a-larder': serrure(false),
  'serrure-multipoints': serrure(true),
  'serrure-en-applique': serrureApplique,
  'gache-electrique': gache,
  cylindre: cylindre('cle'),
  'cylindre-a-bouton': cylindre('bouton'),
  'demi-cylindre': cylindre('rien'),
};
