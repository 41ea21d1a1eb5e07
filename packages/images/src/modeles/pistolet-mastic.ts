/** Hand guns for cartridges: bare frame, half cradle, closed tube; cast grip, trigger, push rod. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { surface } from '../geometrie/surface.ts';
import { aluBrosse, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const R = 27;

export default defineModele({
  nom: 'pistolet-mastic',
  params: Type.Object({
    forme: choix('squelette', 'berceau', 'tube'),
    /** Length of what it takes, millimetres. */
    longueur: mesure(200, 400),
  }),
  extremes: [
    { forme: 'squelette', longueur: 225 },
    { forme: 'berceau', longueur: 225 },
    { forme: 'tube', longueur: 340 },
  ],
  prise: { azimut: 0.72, elevation: 0.26, cadre: 0.9 },
  construire({ forme, longueur: l }) {
    const rouge = epoxy('#b3281f');
    return groupe(
      ...corps(forme, l),
      piece(
        extrude(CROSSE(), 17, { chanfrein: 3.4, angle: 0.8 }).translate(0, 0, -8.5),
        forme === 'tube' ? plastique('#2c2e32') : rouge,
      ),
      piece(
        extrude(GACHETTE(), 13, { chanfrein: 2.6, angle: 0.8 }).translate(0, 0, -6.5),
        zincBlanc(),
      ),
      // Push rod with its hook, and the piston at its end.
      piece(
        merge(
          tube(
            curve([
              [8, 0, 0],
              [-150, 0, 0],
              [-176, -2, 0],
              [-186, -14, 0],
              [-184, -38, 0],
            ]),
            3.8,
            { pas: 60, cotes: 6 },
          ),
          box(4, 26, 13, 1.4).translate(-37, 12, 0),
          latheX([
            [0, 6],
            [R - 4, 6, 1],
            [R - 4, 9, 1],
            [0, 10],
          ]),
        ),
        zincBlanc(),
      ),
    );
  },
});

const CROSSE = () =>
  roundedPolygon([
    [2, -28, 4],
    [2, 24, 8],
    [-22, 17, 8],
    [-40, 10, 6],
    [-40, -12, 8],
    [-54, -44, 30],
    [-64, -112, 8],
    [-92, -110, 8],
    [-84, -60, 40],
    [-62, -10, 14],
    [-52, 18, 10],
    [-30, 30, 10],
    [2, 30, 4],
    [4, 30, 1],
    [4, -30, 2],
  ]);

const GACHETTE = () =>
  roundedPolygon([
    [-8, 2, 6],
    [-28, 4, 6],
    [-30, -18, 12],
    [-36, -60, 30],
    [-46, -104, 6],
    [-30, -108, 6],
    [-20, -60, 30],
    [-8, -20, 10],
  ]);

function corps(forme: 'squelette' | 'berceau' | 'tube', l: number): Object3D[] {
  const rouge = epoxy('#b3281f');
  const fond = extrude(hole(disc(R + 3), disc(5)), 3, { chanfrein: 0.8 }).rotateY(Math.PI / 2);
  if (forme === 'tube') {
    return [
      piece(
        latheX(
          [
            [R - 1, 4],
            [R, 4, 0.4],
            [R, l, 0.3],
            [R - 1.2, l],
          ],
          96,
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          latheX([
            [R - 2, 0],
            [R + 3, 0, 1],
            [R + 3, 16, 1],
            [R, 18],
          ]),
          latheX([
            [R, l - 18],
            [R + 3, l - 16, 1],
            [R + 3, l + 4, 2],
            [R - 6, l + 7, 2],
            [12, l + 9, 1],
            [12, l + 6],
            [0, l + 4],
          ]),
        ),
        plastique('#2c2e32'),
      ),
      piece(
        latheX([
          [11, l + 6],
          [10, l + 14, 2],
          [4, l + 74, 0.6],
          [2.6, l + 74],
        ]),
        plastique('#dcd9cf'),
      ),
    ];
  }
  const nez = hole(rectangle(2 * R + 7, 2 * R + 7, 14), rectangle(22, 2 * R, 8, 0, 16));
  const tete = extrude(nez, 3, { chanfrein: 0.8 })
    .rotateY(Math.PI / 2)
    .translate(l, 0, 0);
  if (forme === 'squelette') {
    const tringle = (y: number, z: number) =>
      tube(
        curve([
          [0, y, z],
          [l + 2, y, z],
        ]),
        3.6,
        { pas: 4, cotes: 16 },
      );
    return [
      piece(merge(fond, tete), rouge),
      piece(merge(tringle(-R - 1, 9), tringle(-R - 1, -9), tringle(0, -R - 2)), zincBlanc()),
    ];
  }
  // Half a tube of sheet, folded over at its edges.
  const demi = (r: number) =>
    surface(
      40,
      1,
      (u, v, out) => {
        const a = Math.PI * (1.02 + 0.96 * u);
        out.set(l * v, r * Math.sin(a), -r * Math.cos(a));
      },
      0.6,
    );
  const bords = [-1, 1].map((k) => box(l, 4, 2.6, 1.2).translate(l / 2, 0, k * (R + 0.6)));
  return [piece(merge(fond, tete, demi(R + 1.4), demi(R), ...bords), rouge)];
}
