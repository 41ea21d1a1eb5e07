/** Mouldings and battens. */
import { profil } from '../formes/profil.ts';
import { borner, mm, type Mesures } from '../mesures.ts';
import type { Schemas } from '../schema.ts';
import { arc, percer, polygone, rectangle, type Point, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

/** Width across, thickness downwards. */
function planche(section: (l: number, e: number) => Trait[], mini = 0.1) {
  const taille = (m: Mesures): Point => {
    const l = mm(m, 'largeur');
    return [l, borner(mm(m, 'epaisseur'), l * mini, l)];
  };
  return profil({
    codes: ['largeur', 'epaisseur'],
    longueur: 'longueur',
    section: (m) => section(...taille(m)),
    cotes: (m) => {
      const [l, e] = taille(m);
      return [cote('bas', -l / 2, l / 2, 'largeur'), cote('gauche', -e / 2, e / 2, 'epaisseur')];
    },
  });
}

const tasseau = planche((l, e) => [rectangle([-l / 2, -e / 2], [l, e], { fond: 'hachures' })]);

const quartDeRond = planche((l, e) => {
  const coin = arc([-l / 2, e / 2], 1, -90, 0).map(([x, y]): Point => [
    -l / 2 + (x + l / 2) * l,
    e / 2 + (y - e / 2) * e,
  ]);
  return [polygone([[-l / 2, e / 2], ...coin], 'hachures')];
});

/** Seen standing: a skirting is as high as it is said to be wide. */
const plinthe = profil({
  codes: ['largeur', 'epaisseur'],
  longueur: 'longueur',
  section: (m) => {
    const h = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), h * 0.08, h);
    const rond = arc([-e / 2, -h / 2 + e], e, -90, 0);
    return [polygone([[-e / 2, h / 2], ...rond, [e / 2, h / 2]], 'hachures')];
  },
  cotes: (m) => {
    const h = mm(m, 'largeur');
    const e = borner(mm(m, 'epaisseur'), h * 0.08, h);
    return [cote('gauche', -h / 2, h / 2, 'largeur'), cote('bas', -e / 2, e / 2, 'epaisseur')];
  },
  aretes: (m) => [-mm(m, 'largeur') / 2 + mm(m, 'epaisseur')],
});

/** A long flat thing told by its width: its section shows how it is made. */
function bandeau(section: (l: number) => Trait[]) {
  return profil({
    codes: ['largeur'],
    longueur: 'longueur',
    section: (m) => section(mm(m, 'largeur')),
    cotes: (m) => [cote('bas', -mm(m, 'largeur') / 2, mm(m, 'largeur') / 2, 'largeur')],
  });
}

const barreDeSeuil = bandeau((l) => [
  polygone(
    [
      ...arc([0, l * 1.02], l * 1.15, -116, -64),
      [l * 0.42, l * 0.1],
      [l * 0.08, l * 0.06],
      [l * 0.08, l * 0.2],
      [-l * 0.08, l * 0.2],
      [-l * 0.08, l * 0.06],
      [-l * 0.42, l * 0.1],
    ],
    'hachures',
  ),
]);

const railGuidage = bandeau((l) => [
  polygone(
    [
      [-l / 2, 0],
      [l * 0.1, 0],
      [l * 0.1, -l * 0.05],
      [l * 0.22, -l * 0.05],
      [l * 0.22, 0],
      [l / 2, 0],
      [l / 2, l * 0.04],
      [-l / 2, l * 0.04],
    ],
    'hachures',
  ),
]);

export const MOULURES: Schemas = {
  tasseau,
  plinthe,
  'quart-de-rond': quartDeRond,
  'barre-de-seuil': barreDeSeuil,
  'rail-guidage': railGuidage,
  'regle-macon': planche((l, e) => [
    percer(
      rectangle([-l / 2, -e / 2], [l, e], { fond: 'hachures' }),
      rectangle([-l * 0.46, -e * 0.36], [l * 0.44, e * 0.72]),
      rectangle([l * 0.02, -e * 0.36], [l * 0.44, e * 0.72]),
    ),
  ]),
};
