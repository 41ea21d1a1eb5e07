/** Knives: snap-off blades of three widths, and the fixed trapezoid. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { merge, piece, repeat } from '../geometrie/assemblage.ts';
import { roundedPolygon, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { hss, nickel } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { couleurVive, encreVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { secable, trapeze } from '../pieces/lame.ts';
import { raise, union } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';
import { bimatiere } from '../matieres/plastiques.ts';

export default defineModele({
  nom: 'cutter',
  params: Type.Object({
    lame: choix('9', '18', '25', 'trapeze'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { lame: '18', marque: 'karbex' },
    { lame: '9', marque: 'outibel' },
    { lame: '25', marque: 'comptoir' },
    { lame: 'trapeze', marque: 'stahlmann' },
  ],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ lame, marque }) {
    return coucher(0, ...(lame === 'trapeze' ? fixe(marque) : glissant(Number(lame), marque)));
  },
});

/** The rail is metal, the sides are covered, the slider runs in the slot. */
function glissant(w: number, marque: Marque): Object3D[] {
  const h = w / 2 + 3.4 + w * 0.06;
  const l = 150;
  const coque = extrude(
    roundedPolygon([
      [-l / 2, -h * 0.8, 6],
      [-l / 2, h, 8],
      [l / 2 - 22, h, 4],
      [l / 2 + 6, h * 0.72, 2],
      [l / 2 + 6, -h * 0.66, 2],
      [l / 2 - 30, -h, 10],
      [-l / 2 + 40, -h * 1.16, 30],
    ]),
    w * 0.35 + 9,
    { chanfrein: 3, angle: 0.9 },
  ).translate(0, 0, -(w * 0.35 + 9) / 2);
  const z = (w * 0.35 + 9) / 2;
  const grip = repeat(
    box(2.2, h * 1.1, 1.6, 0.6),
    Array.from({ length: 9 }, (_, i) => ({
      position: [l / 2 - 70 + i * 5.2, -h * 0.16, z] as const,
      rotation: [0, 0, -0.35] as const,
    })),
  );
  return [
    piece(coque, plastique(couleurVive(marque))),
    piece(
      extrude(rectangle(112, w * 0.34, w * 0.15), 1.4, { chanfrein: 0.4 }).translate(
        6,
        h * 0.52,
        z - 0.6,
      ),
      nickel(),
    ),
    piece(
      merge(
        box(20, w * 0.5 + 3, 6, 2),
        box(3, w * 0.5 + 4, 8, 1).translate(-4, 0, 0),
        box(3, w * 0.5 + 4, 8, 1).translate(4, 0, 0),
      ),
      caoutchouc(),
      {
        position: [34, h * 0.52, z + 1.5],
      },
    ),
    piece(
      extrude(
        roundedPolygon([
          [0, -w / 2 - 1.6],
          [26, -w / 2 - 1.2, 2],
          [26, w / 2 + 1, 2],
          [0, w / 2 + 1.6],
        ]),
        5,
        { chanfrein: 0.7 },
      ).translate(l / 2 - 14, 0, -2.5),
      nickel(),
    ),
    piece(secable(w, 66), hss(), { position: [l / 2 + 2, 0, -0.4] }),
    piece(grip, caoutchouc(GOMME)),
    piece(plan(38, 9.5), decalque(logo(marque, encreVive(marque))), {
      position: [-46, -h * 0.1, z + 0.1],
    }),
  ];
}

function fixe(marque: Marque): Object3D[] {
  const corps = union(
    6,
    slab(
      [
        [66, 10],
        [72, -4],
        [40, -14],
        [10, -13],
        [-60, -22],
        [-84, -24],
        [-86, -6],
        [-40, 8],
        [0, 14],
        [40, 16],
      ],
      0,
      9,
      5,
    ),
  );
  const souple = (x: number, y: number) =>
    Math.max(x - 14, -78 - x, y + 4 - 0.12 * (x + 40) + 2 * Math.sin(x / 7));
  return [
    piece(
      regions(mesh(raise(corps, souple, 0.9), [-98, -34, -16], [84, 28, 16], 1.3), souple),
      bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.7 }, undefined, 0.3),
    ),
    piece(
      extrude(
        roundedPolygon([
          [40, 11],
          [78, 5, 2],
          [82, -4, 2],
          [44, -10],
        ]),
        8,
        { chanfrein: 1 },
      ).translate(0, 0, -4),
      nickel(),
    ),
    piece(trapeze(false), hss(), { position: [82, -2, -0.3], rotation: [0, 0, -0.14] }),
    piece(
      merge(
        box(18, 7, 4, 1.6),
        box(2, 8, 6, 0.8).translate(-4, 0, 0),
        box(2, 8, 6, 0.8).translate(2, 0, 0),
      ),
      nickel(),
      { position: [24, 12, 6], rotation: [0, 0, 0.05] },
    ),
    piece(
      lathe(
        [
          [0, 0],
          [4.4, 0, 0.6],
          [4, 2.4, 0.8],
          [0, 2.6],
        ],
        32,
      ).rotateX(Math.PI / 2),
      nickel(),
      { position: [-6, 2, 9] },
    ),
  ];
}
