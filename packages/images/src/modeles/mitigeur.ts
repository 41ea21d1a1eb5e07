/** Mixer taps of sinks and basins: low or high spout, swan neck, pull-out spray. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const BECS = ['lavabo-bas', 'lavabo-haut', 'evier-bas', 'col-cygne', 'douchette'] as const;
type Bec = (typeof BECS)[number];

export default defineModele({
  nom: 'mitigeur',
  params: Type.Object({ bec: choix(...BECS), finition: choix(...FINITIONS) }),
  extremes: [
    { bec: 'col-cygne', finition: 'chrome' },
    { bec: 'lavabo-bas', finition: 'chrome' },
    { bec: 'lavabo-haut', finition: 'laque-noir' },
    { bec: 'evier-bas', finition: 'inox-brosse' },
    { bec: 'douchette', finition: 'laque-noir' },
  ],
  prise: { azimut: 0.62, elevation: 0.2, cadre: 0.86 },
  construire({ bec, finition }) {
    const { haut, r, ligne, rayon, bouche } = FORMES[bec];
    const corps = lathe([
      [0, 0],
      [r + 5, 0, 1],
      [r + 4, 5, 2],
      [r, 9, 3],
      [r - 1, haut, 1],
      [r - 1.6, haut + 1],
    ]);
    const dome = lathe([
      [r - 1.6, haut + 1],
      [r - 1, haut + 2, 0.6],
      [r - 1, haut + 20, 3],
      [r - 6, haut + 27, 5],
      [0, haut + 29],
    ]);
    const lateral = bec === 'col-cygne' || bec === 'douchette';
    const parts: BufferGeometry[] = [
      corps,
      tube(curve(ligne, false, 0.5), rayon, { pas: 90, cotes: 32 }),
      ...(lateral ? [cote(r, haut), levier(haut * 0.62, true)] : [dome, levier(haut + 22, false)]),
    ];
    const [x, y, z] = ligne.at(-1) ?? [0, 0, 0];
    const mousseur = lathe([
      [rayon * 0.7, -9],
      [rayon * 1.06, -9, 0.6],
      [rayon * 1.06, bouche, 0.6],
      [rayon * 0.9, bouche + 1],
    ]).translate(x, y, z);
    return groupe(
      piece(merge(...parts, mousseur), metal(finition, 'y')),
      piece(
        lathe([
          [0, -8.4],
          [rayon * 0.8, -8.4],
        ]).translate(x, y, z),
        caoutchouc('#55595d'),
      ),
    );
  },
});

interface Forme {
  haut: number;
  r: number;
  ligne: Point3[];
  rayon: number;
  /** How far the spray or aerator reaches up. */
  bouche: number;
}

const FORMES: Record<Bec, Forme> = {
  'lavabo-bas': {
    haut: 78,
    r: 24,
    rayon: 11,
    bouche: 6,
    ligne: [
      [0, 52, 6],
      [0, 60, 40],
      [0, 64, 84],
      [0, 60, 112],
      [0, 50, 118],
    ],
  },
  'lavabo-haut': {
    haut: 230,
    r: 25,
    rayon: 11,
    bouche: 6,
    ligne: [
      [0, 204, 6],
      [0, 212, 50],
      [0, 214, 100],
      [0, 208, 134],
      [0, 198, 140],
    ],
  },
  'evier-bas': {
    haut: 96,
    r: 25,
    rayon: 11,
    bouche: 6,
    ligne: [
      [0, 60, 8],
      [0, 88, 60],
      [0, 112, 130],
      [0, 112, 190],
      [0, 96, 204],
    ],
  },
  'col-cygne': {
    haut: 120,
    r: 24,
    rayon: 10.5,
    bouche: 8,
    ligne: [
      [0, 100, 0],
      [0, 210, 0],
      [0, 276, 4],
      [0, 326, 40],
      [0, 342, 92],
      [0, 326, 144],
      [0, 284, 176],
      [0, 246, 180],
    ],
  },
  douchette: {
    haut: 120,
    r: 25,
    rayon: 12,
    bouche: 64,
    ligne: [
      [0, 100, 0],
      [0, 200, 0],
      [0, 262, 4],
      [0, 308, 40],
      [0, 322, 88],
      [0, 308, 138],
      [0, 272, 168],
      [0, 214, 174],
    ],
  },
};

/** The cartridge on the side of tall kitchen taps. */
function cote(r: number, haut: number) {
  return merge(
    lathe([
      [r - 1.6, haut],
      [r - 3, haut + 5, 3],
      [12, haut + 9, 3],
      [11, haut + 12],
    ]),
    lathe([
      [17, r - 8],
      [17, r + 16, 1],
      [16, r + 17],
      [16, r + 34, 4],
      [0, r + 36],
    ])
      .rotateZ(-Math.PI / 2)
      .translate(0, haut * 0.62, 0),
  );
}

function levier(y: number, lateral: boolean) {
  return lateral
    ? box(9, 86, 7, 3)
        .rotateZ(-0.24)
        .translate(62, y + 44, 0)
    : box(15, 7, 92, 3)
        .rotateX(-0.14)
        .translate(0, y + 8, 52);
}
