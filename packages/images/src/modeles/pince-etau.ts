/** Locking pliers: curved jaws, hollow arms, the knurled screw at the end. */
import * as Type from 'typebox';
import { merge, piece, repeat, repeatAround } from '../geometrie/assemblage.ts';
import { disc, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, acierBruni, nickel } from '../matieres/metaux.ts';
import { defineModele, mesure } from '../modele.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'pince-etau',
  params: Type.Object({
    /** Length over the height of the jaws. */
    elancement: mesure(0.8, 1.3),
  }),
  extremes: [{ elancement: 1 }, { elancement: 0.85 }, { elancement: 1.25 }],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ elancement }) {
    const l = 128 * elancement;
    const haut = roundedPolygon([
      [58, 13, 3],
      [50, 25, 8],
      [24, 33, 14],
      [-6, 30, 14],
      [-40, 20, 20],
      [-l, 15, 4],
      [-l, -1, 4],
      [-40, 2, 20],
      [-10, 2, 10],
      [6, 12, 8],
      [24, 19, 10],
      [42, 16, 8],
      [54, 8, 2],
    ]);
    const bas = roundedPolygon([
      [57, 4, 2],
      [42, 5, 6],
      [22, 2, 8],
      [8, -6, 8],
      [-8, -4, 4],
      [-16, -16, 8],
      [2, -26, 10],
      [30, -20, 12],
      [50, -8, 6],
    ]);
    const levier = roundedPolygon([
      [-4, -12, 5],
      [-20, -10, 8],
      [-60, -16, 20],
      [-l + 14, -26, 12],
      [-l - 8, -36, 3],
      [-l - 4, -42, 3],
      [-l + 30, -36, 14],
      [-60, -30, 20],
      [-16, -26, 10],
      [2, -22, 6],
    ]);
    const degage = roundedPolygon([
      [-46, -7, 3],
      [-l + 18, -17, 3],
      [-l + 16, -24, 3],
      [-50, -14, 3],
    ]);
    const dents = [
      ...Array.from({ length: 9 }, (_, i) => ({
        position: [20 + i * 3.6, 17 - i * 0.55 - (i > 5 ? (i - 5) * 1.4 : 0), 0] as const,
      })),
      ...Array.from({ length: 9 }, (_, i) => ({
        position: [20 + i * 3.6, 3.4 + i * 0.15, 0] as const,
      })),
    ];
    const vis = lathe([
      [5, -l - 30],
      [5, -l - 18],
      [8, -l - 17],
      [8, -l - 4],
      [4, -l - 2],
      [4, -l + 20],
    ]);
    return coucher(
      0,
      piece(
        merge(
          extrude(haut, 15, { chanfrein: 2.4, angle: 0.9 }).translate(0, 0, -7.5),
          extrude(bas, 10, { chanfrein: 1.6 }).translate(0, 0, -5),
          extrude(levier, 13, { chanfrein: 2.4, angle: 0.9 }).translate(0, 0, -6.5),
        ),
        nickel(),
      ),
      piece(extrude(degage, 8, { chanfrein: 1.5 }).translate(0, 0, -4), acierBrut()),
      piece(repeat(box(1.1, 4.2, 10.4, 0.2), dents), acierBruni()),
      piece(
        merge(
          vis
            .rotateZ(-Math.PI / 2)
            .rotateY(0)
            .translate(0, 7, 0),
          repeatAround(box(0.9, 11, 1, 0.2).translate(0, -l - 10.5, 8), 26)
            .rotateZ(-Math.PI / 2)
            .translate(0, 7, 0),
          ...[
            [-4, 12],
            [2, -18],
            [-14, -16],
          ].map(([x = 0, y = 0]) =>
            extrude(disc(3.8), 17, { chanfrein: 0.8 }).translate(x, y, -8.5),
          ),
        ),
        acierBrut(),
      ),
    );
  },
});
