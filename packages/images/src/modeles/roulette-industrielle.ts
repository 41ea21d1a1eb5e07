/** Castors: plate or bolt hole, fixed, swivelling or braked, and what the wheel is made of. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, holes, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { BANDAGES, roue } from '../pieces/roue.ts';

const D = 125;

export default defineModele({
  nom: 'roulette-industrielle',
  params: Type.Object({
    monture: choix('pivotante', 'frein', 'fixe', 'trou', 'trou-frein', 'aucune'),
    bandage: choix(...BANDAGES),
  }),
  extremes: [
    { monture: 'pivotante', bandage: 'caoutchouc-gris' },
    { monture: 'frein', bandage: 'polyurethane' },
    { monture: 'fixe', bandage: 'polyamide' },
    { monture: 'trou', bandage: 'caoutchouc-gris' },
    { monture: 'aucune', bandage: 'caoutchouc' },
    { monture: 'trou-frein', bandage: 'polyamide' },
  ],
  prise: ({ monture }) => ({ azimut: monture === 'aucune' ? 0.6 : 0.55, elevation: 0.24 }),
  construire({ monture, bandage }) {
    if (monture === 'aucune') return groupe(roue(D, 40, bandage));
    const fixe = monture === 'fixe';
    const deport = fixe ? 0 : 38;
    const haut = D / 2 + 12;
    const frein = monture === 'frein' || monture === 'trou-frein';
    return groupe(
      poser(roue(D, 40, bandage), { position: [-deport, 0, 0] }),
      ...chape(deport, haut),
      ...(fixe ? [] : [couronne(haut)]),
      ...(monture === 'trou' || monture === 'trou-frein'
        ? [trou(haut)]
        : [platine(haut + (fixe ? 2 : 16))]),
      ...(frein ? [pedale(deport)] : []),
    );
  },
});

/** Two pressed cheeks and the bridge over the wheel. */
function chape(deport: number, haut: number): Object3D[] {
  const joue = extrude(
    holes(
      roundedPolygon([
        [-deport - 13, -9, 12],
        [-deport + 13, -9, 12],
        [34, haut - 22, 14],
        [38, haut, 4],
        [-38, haut, 4],
        [-38 - deport * 0.2, haut - 18, 14],
      ]),
      0.1,
      [],
    ),
    3.4,
    { chanfrein: 0.9 },
  );
  const boulon = merge(
    hexPrism(17, 7, 1)
      .rotateX(Math.PI / 2)
      .translate(-deport, 0, 31),
    lathe(
      [
        [0, 0],
        [11, 0, 1],
        [11, 2.4, 0.6],
        [0, 2.4],
      ],
      32,
    )
      .rotateX(Math.PI / 2)
      .translate(-deport, 0, 30.4),
  );
  return [
    piece(
      merge(
        joue.clone().translate(0, 0, 26.5),
        joue.clone().translate(0, 0, -30),
        box(78, 5, 60, 2).translate(0, haut - 1, 0),
      ),
      zincBlanc(),
    ),
    piece(boulon, zincBlanc()),
  ];
}

function couronne(haut: number): Object3D {
  return piece(
    lathe([
      [30, haut],
      [36, haut + 2, 2],
      [37, haut + 6, 2],
      [33, haut + 8, 1],
      [36, haut + 10, 2],
      [36, haut + 14, 2],
      [0, haut + 16],
    ]),
    zincBlanc(),
  );
}

function platine(y: number): Object3D {
  const contour = rectangle(108, 88, 8);
  for (const [x, z] of [
    [-40, -30],
    [40, -30],
    [-40, 30],
    [40, 30],
  ] as const) {
    hole(contour, rectangle(15, 9, 4.4, x, z));
  }
  return piece(
    merge(
      extrudeUp(contour, 4, { chanfrein: 0.9 }).translate(0, y, 0),
      lathe(
        [
          [0, 0],
          [9, 0],
          [9, 3, 1.4],
          [0, 4],
        ],
        32,
      ).translate(0, y + 3.6, 0),
    ),
    zincBlanc(),
  );
}

function trou(y: number): Object3D {
  return piece(
    merge(
      lathe(
        [
          [14, y + 14],
          [24, y + 15, 2],
          [24, y + 22, 2],
          [10, y + 24, 1],
          [6.5, y + 24],
          [6.5, y + 6],
        ],
        48,
      ),
      extrudeUp(hole(disc(20), disc(6.5)), 3, { chanfrein: 0.6 }).translate(0, y + 22, 0),
    ),
    zincBlanc(),
  );
}

/** The pedal behind, pressed down with the toe. */
function pedale(deport: number): Object3D {
  return piece(
    merge(
      extrude(
        roundedPolygon([
          [-30, 44, 6],
          [-62, 38, 10],
          [-96, 50, 6],
          [-98, 58, 4],
          [-60, 52, 10],
          [-30, 56, 6],
        ]),
        46,
        { chanfrein: 2.4 },
      ).translate(-deport + 10, 0, -23),
    ),
    plastique('#b3221f'),
  );
}
