/** Solvents: the flat tin with its screw cap, the moulded can with its handle. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { imprime, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse, laque, zincBlanc } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { etiquettePack } from '../pieces/etiquette-pack.ts';

const FONDS = {
  WS: '#1f5f9c',
  AC: '#b3221f',
  AL: '#3f7d43',
  DS: '#c26a12',
  DC: '#6c3f92',
  T: '#7a5a2c',
} as const;
export const NATURES = Object.keys(FONDS) as [keyof typeof FONDS, ...(keyof typeof FONDS)[]];

export default defineModele({
  nom: 'bidon',
  params: Type.Object({
    forme: choix('metal', 'jerrican'),
    nature: choix(...NATURES),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { forme: 'metal', nature: 'AC', marque: 'neutre' },
    { forme: 'jerrican', nature: 'WS', marque: 'bastide' },
  ],
  prise: { azimut: 0.42, elevation: 0.2 },
  construire({ forme, nature, marque }) {
    const fond = FONDS[nature];
    const print = (format: number, contenu?: string) =>
      imprime(
        etiquettePack({
          marque,
          repere: nature,
          ...(contenu !== undefined && { contenu }),
          fond,
          format,
          fois: 1,
        }),
      );
    return forme === 'metal'
      ? groupe(
          ...tole(),
          piece(plan(102, 168), print(168 / 102, '1 l'), { position: [0, 100, 35.2] }),
          piece(box(69.6, 166, 1, 0.4), laque(fond), {
            position: [53.6, 101, 0],
            rotation: [0, Math.PI / 2, 0],
          }),
        )
      : groupe(...moule(), piece(plan(138, 150), print(150 / 138), { position: [0, 104, 62.4] }));
  },
});

const bouchon = (r: number, h: number) =>
  merge(
    lathe([
      [r - 1.4, 0],
      [r, 0.6, 0.6],
      [r, h - 1, 1],
      [r - 2, h, 1],
      [0, h],
    ]),
    repeatAround(box(1, h - 2.4, 1.2, 0.3).translate(r, h / 2, 0), 36),
  );

/** Drawn body between two seamed ends, a spout, a wire handle. */
function tole(): Object3D[] {
  const bord = extrudeUp(rectangle(110, 73, 10), 4.6, { chanfrein: 1.4 });
  return [
    piece(
      merge(
        extrudeUp(rectangle(107, 70, 9), 194, { chanfrein: 0.4 }).translate(0, 2, 0),
        bord,
        bord.clone().translate(0, 193, 0),
        lathe([
          [17, 197],
          [15, 203, 2],
          [15, 206],
          [0, 206],
        ]).translate(-28, 0, 0),
      ),
      aluBrosse('y'),
    ),
    piece(bouchon(16, 15).translate(-28, 202, 0), plastiqueBrillant('#e9e8e4')),
    piece(
      tube(
        curve([
          [2, 198, 0],
          [4, 212, 0],
          [14, 218, 0],
          [34, 218, 0],
          [44, 212, 0],
          [46, 198, 0],
        ]),
        2.4,
        { pas: 60, cotes: 14 },
      ),
      zincBlanc(),
    ),
  ];
}

/** One blown piece: the handle is a hole in it. */
function moule(): Object3D[] {
  const profil = roundedPolygon([
    [-94, 0, 18],
    [94, 0, 18],
    [94, 214, 26],
    [72, 250, 16],
    [-14, 250, 16],
    [-34, 222, 12],
    [-80, 218, 16],
    [-94, 196, 16],
  ]);
  const anse = roundedPolygon([
    [-6, 206, 10],
    [66, 206, 12],
    [66, 230, 10],
    [6, 230, 10],
  ]);
  return [
    piece(
      merge(
        extrude(hole(profil, anse), 124, { chanfrein: 14, angle: 0.9 }).translate(0, 0, -62),
        lathe([
          [24, 214],
          [22, 222, 2],
          [22, 228],
          [0, 228],
        ]).translate(-58, 0, 0),
      ),
      plastiqueBrillant('#e3e4e2'),
    ),
    piece(bouchon(25, 20).translate(-58, 225, 0), plastique('#b3221f')),
  ];
}
