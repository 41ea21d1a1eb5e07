/** Nails, staples, rivets and dowels. */
import { filetBois } from '../formes/filets.ts';
import { rond, tige } from '../formes/tige.ts';
import { travers } from '../formes/travers.ts';
import { mm } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { arc, ligne, polygone, tourne, type Point, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

function pointeForme(d: number, l: number, annelee: boolean): Trait[] {
  const r = d / 2;
  const corps: Trait[] = annelee
    ? filetBois({ de: l * 0.3, a: l - 1.6 * d, diametre: d * 1.1, noyau: 0.86, pas: 0.4 * d })
    : [];
  return [
    polygone([
      [0.3 * d, -r],
      [l - 1.6 * d, -r],
      [l, 0],
      [l - 1.6 * d, r],
      [0.3 * d, r],
    ]),
    ...corps,
    ...tourne([
      [0, d * 1.05],
      [0.15 * d, d * 1.1],
      [0.35 * d, r],
    ]),
    ...travers([l - 1.6 * d], r),
  ];
}

const pointe = (annelee: boolean) =>
  tige({
    diametre: 'diametre',
    longueur: 'longueur',
    elancement: 13,
    cote: (d, l) => pointeForme(d, l, annelee),
    bout: (d) => rond(d * 1.1),
  });

const rivet = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  elancement: 8,
  cote: (d, l) => [
    polygone(arc([d * 0.8, 0], d * 1.25, 180 - 50, 180 + 50)),
    ...tourne([
      [0, d / 2],
      [l, d / 2],
    ]),
    ...tourne([
      [l, d * 0.42],
      [l + 0.25 * d, d * 0.5],
      [l + 0.5 * d, d * 0.42],
    ]),
    ...tourne([
      [-0.45 * d - 3 * d, 0.08 * d],
      [-0.45 * d - 2.8 * d, 0.27 * d],
      [-0.45 * d, 0.27 * d],
    ]),
  ],
});

const tourillon = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [0, d * 0.4],
      [0.1 * d, d / 2],
      [l - 0.1 * d, d / 2],
      [l, d * 0.4],
    ]),
    ...[-0.36, -0.2, 0, 0.2, 0.36].map((part) =>
      ligne(
        [
          [0.1 * d, part * d],
          [l - 0.1 * d, part * d],
        ],
        'fin',
      ),
    ),
  ],
  bout: (d) => rond(d / 2),
});

/** A staple: its back and its legs. */
const agrafe = schema(['hauteur', 'largeur-lien'], (m) => {
  const l = mm(m, 'largeur-lien');
  const h = mm(m, 'hauteur');
  const e = l * 0.09;
  const points: Point[] = [
    [0, h],
    [0, e],
    [e, 0],
    [l - e, 0],
    [l, e],
    [l, h],
    [l - e, h - e],
    [l - e, e * 1.2],
    [e, e * 1.2],
    [e, h - e],
  ];
  return {
    traits: [polygone(points)],
    cotes: [
      cote('bas', 0, l, 'largeur-lien', { depuis: [h, h] }),
      cote('gauche', 0, h, 'hauteur', { depuis: [0, 0] }),
    ],
  };
});

export const CLOUS: Schemas = {
  pointe: pointe(false),
  'pointe-annelee': pointe(true),
  'clous-en-bande': pointe(true),
  'clous-de-finition': pointe(false),
  agrafe,
  'rivet-aveugle': rivet,
  tourillon,
};
