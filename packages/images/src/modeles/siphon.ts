/** Traps: bottle, P-trap, double, chromed, washing machine, space saving. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const TYPES = ['bouteille', 'evier', 'double', 'design', 'machine', 'gain-place'] as const;

export default defineModele({
  nom: 'siphon',
  params: Type.Object({ sorte: choix(...TYPES) }),
  extremes: TYPES.map((sorte) => ({ sorte })),
  prise: { azimut: 0.4, elevation: 0.18, cadre: 0.86 },
  construire({ sorte }) {
    const { tubes, ecrous, godets } = FORMES[sorte];
    const parts: BufferGeometry[] = [
      ...tubes.map((points) => tube(curve(points), 18, { pas: 70, cotes: 32 })),
      ...godets.map(([x, y]) => godet().translate(x, y, 0)),
    ];
    const bagues = merge(...ecrous.map(([x, y, vers]) => ecrou().rotateZ(vers).translate(x, y, 0)));
    if (sorte === 'design') return groupe(piece(merge(...parts, bagues), chrome()));
    const corps: Object3D[] = [
      piece(merge(...parts), plastique('#ecebe6', 0.34)),
      piece(bagues, plastique('#dcdbd5', 0.4)),
    ];
    return groupe(...corps);
  },
});

/** Union nut, its wings for the hand; about y, centred. */
const ecrou = () =>
  merge(
    lathe([
      [18, -11],
      [24, -11, 1],
      [25, 8, 1],
      [22, 12, 2],
      [18, 12],
    ]),
    repeatAround(box(5, 18, 5, 1.6).translate(25, -1, 0), 8),
  );

/** The cup one unscrews. */
const godet = () =>
  lathe([
    [0, -64],
    [18, -64, 3],
    [22, -58, 2],
    [33, -54, 4],
    [36, -6, 1],
    [39, -4, 1],
    [39, 12, 1],
    [35, 14, 1],
    [35, 30, 4],
    [20, 40, 3],
    [18, 42],
  ]);

interface Forme {
  tubes: Point3[][];
  ecrous: (readonly [x: number, y: number, vers: number])[];
  godets: (readonly [x: number, y: number])[];
}

const Q = Math.PI / 2;
const COL: Point3[] = [
  [0, 60, 0],
  [0, 130, 0],
];
const SORTIE: Point3[] = [
  [20, 16, 0],
  [60, 18, 0],
  [124, 18, 0],
];
/** Down, round the bend, up and out. */
const COUDES: Point3[] = [
  [0, 120, 0],
  [0, 20, 0],
  [6, -24, 0],
  [40, -44, 0],
  [74, -24, 0],
  [80, 16, 0],
  [98, 44, 0],
  [140, 48, 0],
  [190, 48, 0],
];

const FORMES: Record<(typeof TYPES)[number], Forme> = {
  bouteille: {
    tubes: [COL, SORTIE],
    ecrous: [
      [0, 52, 0],
      [0, 128, 0],
      [112, 18, -Q],
    ],
    godets: [[0, 0]],
  },
  evier: {
    tubes: [COUDES],
    ecrous: [
      [0, 108, 0],
      [80, 8, 0],
      [176, 48, -Q],
    ],
    godets: [],
  },
  double: {
    tubes: [
      COUDES,
      [
        [0, 66, 0],
        [-70, 66, 0],
        [-120, 72, 0],
        [-136, 100, 0],
        [-136, 130, 0],
      ],
    ],
    ecrous: [
      [0, 108, 0],
      [80, 8, 0],
      [176, 48, -Q],
      [-136, 122, 0],
      [-56, 66, Q],
    ],
    godets: [],
  },
  design: {
    tubes: [
      COL,
      [
        [20, 20, 0],
        [80, 20, 0],
        [170, 20, 0],
      ],
    ],
    ecrous: [
      [0, 50, 0],
      [0, 132, 0],
      [164, 20, -Q],
    ],
    godets: [[0, 0]],
  },
  machine: {
    tubes: [
      COL,
      SORTIE,
      [
        [0, 84, 0],
        [-36, 92, 0],
        [-66, 116, 0],
        [-72, 150, 0],
      ],
    ],
    ecrous: [
      [0, 52, 0],
      [0, 128, 0],
      [112, 18, -Q],
    ],
    godets: [[0, 0]],
  },
  'gain-place': {
    tubes: [
      [
        [0, 120, 0],
        [0, 96, 0],
        [16, 76, 0],
        [60, 72, 0],
        [120, 72, 0],
        [148, 58, 0],
        [152, 10, 0],
        [168, -24, 0],
        [200, -20, 0],
        [208, 16, 0],
        [222, 40, 0],
        [262, 42, 0],
      ],
    ],
    ecrous: [
      [0, 112, 0],
      [152, 20, 0],
      [250, 42, -Q],
    ],
    godets: [],
  },
};
