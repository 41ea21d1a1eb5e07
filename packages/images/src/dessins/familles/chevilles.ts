/** Plugs, anchors, nails, rivets and dowels. */
import { filetBois, filetMetrique } from '../formes/filets.ts';
import { rond, tige } from '../formes/tige.ts';
import { mm } from '../mesures.ts';
import { schema, type Schemas } from '../schema.ts';
import { arc, ligne, polygone, rectangle, tourne, type Point, type Trait } from '../traits.ts';
import { cote } from '../vue.ts';

function travers(xs: readonly number[], r: number): Trait[] {
  return xs.map((x) =>
    ligne(
      [
        [x, -r],
        [x, r],
      ],
      'fin',
    ),
  );
}

function fente(de: number, a: number, r: number): Trait[] {
  return [rectangle([de, -r * 0.12], [a - de, r * 0.24], { fond: 'vide' })];
}

function chevilleNylon(d: number, l: number): Trait[] {
  const r = d / 2;
  return [
    ...tourne(
      [
        [0, r * 1.22],
        [0.12 * d, r * 1.22],
        [0.12 * d, r * 0.94],
        [l * 0.9, r * 0.94],
        [l, r * 0.6],
      ],
      { aretes: false },
    ),
    ...travers([0.12 * d], r * 0.94),
    ...[0.4, 0.52, 0.64, 0.76].map((part) =>
      polygone([
        [l * part, -r * 0.94],
        [l * (part + 0.06), -r * 1.06],
        [l * (part + 0.1), -r * 0.94],
      ]),
    ),
    ...[0.4, 0.52, 0.64, 0.76].map((part) =>
      polygone([
        [l * part, r * 0.94],
        [l * (part + 0.06), r * 1.06],
        [l * (part + 0.1), r * 0.94],
      ]),
    ),
    ...fente(l * 0.36, l, r),
  ];
}

const chevilleAFrapper = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [-0.5 * d, d * 0.3],
      [-0.35 * d, d * 0.72],
      [0, d * 0.5],
    ]),
    ...chevilleNylon(d, l),
  ],
});

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

const goujon = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  bord: 'gauche',
  rupture: 0.62,
  cote: (d, l) => [
    ...filetMetrique({ de: 0.02 * d, a: l * 0.48, diametre: d }),
    ...tourne([
      [l * 0.48, d / 2],
      [l - 1.7 * d, d / 2],
      [l - 1.7 * d, d * 0.4],
      [l - 0.6 * d, d * 0.4],
      [l - 0.5 * d, d * 0.52],
      [l, d * 0.52],
    ]),
    ...tourne([
      [l - 1.6 * d, d * 0.52],
      [l - 0.8 * d, d * 0.54],
    ]),
    ...tourne([
      [0.5 * d, d * 0.92],
      [1.2 * d, d * 0.92],
    ]),
    ...[-0.46, 0.46].map((part) =>
      ligne(
        [
          [0.5 * d, part * d],
          [1.2 * d, part * d],
        ],
        'fin',
      ),
    ),
    ...tourne([
      [1.2 * d, d * 1.05],
      [1.38 * d, d * 1.05],
    ]),
  ],
});

const expansion = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  elancement: 7,
  entre: (_, l) => [0, l],
  cote: (d, l) => [
    ...tourne([
      [-0.4 * d, d * 0.55],
      [-0.15 * d, d * 0.9],
      [0, d * 0.9],
    ]),
    ...tourne([
      [0, d * 1.4],
      [0.12 * d, d * 1.4],
    ]),
    ...tourne([
      [0.12 * d, d * 0.78],
      [l, d * 0.78],
    ]),
    ...[-0.5, -0.17, 0.17, 0.5].map((part) =>
      ligne(
        [
          [l * 0.2, part * d],
          [l * 0.78, part * d],
        ],
        'fin',
      ),
    ),
    ...filetMetrique({ de: l, a: l + 0.5 * d, diametre: d }),
  ],
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

const tamis = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  elancement: 7,
  cote: (d, l) => [
    ...tourne([
      [0, d * 0.66],
      [0.2 * d, d * 0.66],
      [0.2 * d, d / 2],
      [l - 0.4 * d, d / 2],
      [l, d * 0.3],
    ]),
    ...Array.from({ length: 12 }, (_, i) => 0.4 * d + ((l - 1 * d) * i) / 11).flatMap((x) =>
      travers([x], d / 2),
    ),
    ...[-0.3, -0.1, 0.1, 0.3].map((part) =>
      ligne(
        [
          [0.2 * d, part * d],
          [l - 0.4 * d, part * d],
        ],
        'fin',
      ),
    ),
  ],
});

const insert = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  cote: (d, l) => [
    ...filetBois({ de: 0.15 * d, a: l, diametre: d * 1.55, noyau: 0.8, pas: 0.34 * d }),
    ...tourne([
      [0, d * 0.95],
      [0.15 * d, d * 0.95],
    ]),
    ...[-0.5, 0.5].map((part) =>
      ligne(
        [
          [0, part * d],
          [l, part * d],
        ],
        'cache',
      ),
    ),
  ],
});

const chevilleAutoforeuse = tige({
  diametre: (l) => l * 0.42,
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [0, d * 0.5],
      [0.12 * d, d * 0.5],
    ]),
    ...filetBois({ de: 0.12 * d, a: l - 0.5 * d, diametre: d * 0.9, noyau: 0.55, pas: d * 0.22 }),
    polygone([
      [l - 0.5 * d, -d * 0.24],
      [l, 0],
      [l - 0.5 * d, d * 0.24],
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

/** What it grips between its head and where it bulges. */
const ecrouASertir = schema(['filetage-metrique', 'epaisseur-serree'], (m) => {
  const e = mm(m, 'epaisseur-serree');
  const d = Number(/\d+/.exec(m.get('filetage-metrique')?.code ?? '')?.[0] ?? 8);
  const l = d * 2.1;
  return {
    traits: [
      ...tourne([
        [-0.2 * d, d * 1.05],
        [0, d * 1.05],
      ]),
      ...tourne([
        [0, d * 0.72],
        [e, d * 0.72],
        [e, d * 0.68],
        [l * 0.5, d * 0.68],
        [l * 0.5, d * 0.72],
        [l, d * 0.72],
      ]),
      ...[-0.5, 0.5].map((part) =>
        ligne(
          [
            [-0.2 * d, part * d],
            [l, part * d],
          ],
          'cache',
        ),
      ),
    ],
    cotes: [
      cote('haut', 0, e, 'epaisseur-serree', { depuis: [-d * 0.8, -d * 0.8] }),
      cote('droite', -d / 2, d / 2, 'filetage-metrique'),
    ],
  };
});

export const CHEVILLES: Schemas = {
  'cheville-nylon': tige({ diametre: 'diametre', longueur: 'longueur', cote: chevilleNylon }),
  'cheville-a-frapper': chevilleAFrapper,
  'cheville-metallique-expansion': expansion,
  'cheville-autoforeuse': chevilleAutoforeuse,
  'goujon-ancrage': goujon,
  'tamis-injection': tamis,
  pointe: pointe(false),
  'pointe-annelee': pointe(true),
  'clous-en-bande': pointe(true),
  'clous-de-finition': pointe(false),
  agrafe,
  'rivet-aveugle': rivet,
  'ecrou-a-sertir': ecrouASertir,
  'insert-a-bois': insert,
  tourillon,
};
