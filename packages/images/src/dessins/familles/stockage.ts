/** Cases, shelves, and what things are carried on. */
import { boite } from '../formes/boite.ts';
import { plaque } from '../formes/plaque.ts';
import { choixOf, mm } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { arrondi, cercle, rectangle, segment } from '../traits.ts';
import { cote } from '../vue.ts';

const coffre = boite({
  largeur: 'longueur',
  hauteur: 'hauteur',
  profondeur: 'largeur',
  face: (l, h) => [
    rectangle([0, -h], [l, h], { rayon: h * 0.05 }),
    segment(0, -h * 0.8, l, -h * 0.8),
    ...[0.2, 0.7].map((x) =>
      rectangle([l * x, -h * 0.86], [l * 0.1, h * 0.16], { rayon: h * 0.02 }),
    ),
    rectangle([l * 0.36, -h * 0.98], [l * 0.28, h * 0.08], { rayon: h * 0.03, fond: 'vide' }),
  ],
});

const servante = boite({
  largeur: 'longueur',
  hauteur: 'hauteur',
  profondeur: 'largeur',
  face: (l, h, m) => {
    const nombre = Math.max(3, Number(choixOf(m, 'tiroirs')) || 6);
    return [
      rectangle([0, -h], [l, h * 0.9], { rayon: h * 0.01 }),
      ...Array.from({ length: nombre }, (_, i) =>
        rectangle(
          [l * 0.06, -h * 0.95 + (h * 0.82 * i) / nombre],
          [l * 0.88, (h * 0.76) / nombre],
          { rayon: h * 0.01 },
        ),
      ),
      cercle([l * 0.14, -h * 0.05], h * 0.05),
      cercle([l * 0.86, -h * 0.05], h * 0.05),
    ];
  },
});

/** Uprights and shelves. */
const rayonnage = boite({
  largeur: 'largeur',
  hauteur: 'hauteur',
  profondeur: 'profondeur-rayonnage',
  face: (l, h, m) => {
    const niveaux = Math.max(2, Number(m.get('niveaux-rayonnage')?.valeur) || 4);
    return [
      ...Array.from({ length: niveaux }, (_, i) =>
        rectangle([0, -h + (h * 0.96 * i) / niveaux], [l, h * 0.025]),
      ),
      rectangle([0, -h], [l * 0.03, h]),
      rectangle([l * 0.97, -h], [l * 0.03, h]),
    ];
  },
  flanc: (p, h) => [
    segment(0, -h * 0.9, p, -h * 0.6),
    segment(p, -h * 0.6, 0, -h * 0.3),
    rectangle([0, -h], [p * 0.08, h]),
    rectangle([p * 0.92, -h], [p * 0.08, h]),
  ],
});

const chariot = plaque({
  longueur: 'longueur',
  largeur: 'largeur',
  face: (l, h) => [
    rectangle([0, -h / 2], [l, h], { rayon: h * 0.04 }),
    rectangle([-l * 0.04, -h * 0.46], [l * 0.05, h * 0.92], { rayon: h * 0.03 }),
    ...[0.1, 0.9].flatMap((x) =>
      [-0.36, 0.36].map((y) => ({
        ...cercle([l * x, h * y], h * 0.07, 'vide'),
        style: 'cache' as const,
      })),
    ),
  ],
});

const transpalette = schema(['longueur-fourches', 'largeur'], (m) => {
  const l = mm(m, 'longueur-fourches');
  const w = mm(m, 'largeur');
  const f = w * 0.3;
  const fourche = (y: number) =>
    arrondi(
      [
        [0, y],
        [l, y],
        [l, y + f],
        [0, y + f],
      ],
      f * 0.3,
    );
  return {
    traits: [
      fourche(-w / 2),
      fourche(w / 2 - f),
      rectangle([-w * 0.36, -w / 2], [w * 0.36, w], { rayon: w * 0.06 }),
      rectangle([-w * 0.8, -w * 0.05], [w * 0.44, w * 0.1]),
      rectangle([-w * 0.92, -w * 0.3], [w * 0.12, w * 0.6], { rayon: w * 0.05 }),
    ],
    cotes: [
      cote('bas', 0, l, 'longueur-fourches', { depuis: [w / 2, w / 2] }),
      cote('droite', -w / 2, w / 2, 'largeur'),
    ],
  };
});

const boiteAuxLettres = boite({
  largeur: 'largeur',
  hauteur: 'hauteur',
  profondeur: 'profondeur-boite-aux-lettres',
  face: (l, h) => [
    rectangle([0, -h], [l, h], { rayon: h * 0.02 }),
    rectangle([l * 0.14, -h * 0.86], [l * 0.72, h * 0.12], { fond: 'vide' }),
    rectangle([l * 0.3, -h * 0.6], [l * 0.4, h * 0.1], { fond: 'vide' }),
    cercle([l * 0.5, -h * 0.3], h * 0.03, 'vide'),
  ],
});

export const STOCKAGE: Schemas = {
  'coffret-empilable': coffre,
  'sac-outils': coffre,
  servante,
  rayonnage,
  'rayonnage-leger': rayonnage,
  'chariot-plateau': chariot,
  transpalette,
  'boite-aux-lettres': boiteAuxLettres,
  'eponge-abrasive': boite({
    largeur: 'longueur',
    hauteur: 'epaisseur',
    profondeur: 'largeur',
    rayon: 0.1,
  }),
};
