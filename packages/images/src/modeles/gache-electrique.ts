/** Electric strikes: the stainless plate, the swinging keeper, the body with its wires. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { inoxBrosse, nickel, zincBlanc } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'gache-electrique',
  params: Type.Object({
    /** Length of the plate, millimetres. */
    longueur: mesure(140, 270),
    /** A lever that keeps it open. */
    memoire: Type.Boolean(),
  }),
  extremes: [
    { longueur: 160, memoire: false },
    { longueur: 250, memoire: true },
  ],
  prise: { azimut: 0.92, elevation: 0.22, cadre: 0.88 },
  construire({ longueur, memoire }) {
    const l = longueur / 2;
    const plaque = rectangle(25, longueur, 4);
    hole(plaque, rectangle(17, 38, 1.5, 2, 0));
    for (const y of [l - 10, 10 - l]) hole(plaque, disc(2.8, 0, y));
    const corps = roundedPolygon([
      [-15, -34, 2],
      [13, -34, 2],
      [13, 34, 2],
      [-15, 34, 2],
    ]);
    const fil = (dx: number) =>
      tube(
        curve([
          [dx, -34, -14],
          [dx, -50, -16],
          [dx * 2, -62, -26],
          [dx * 3 - 4, -84, -30],
        ]),
        1.2,
        { pas: 40, cotes: 10 },
      );
    const gache = groupe(
      piece(extrude(plaque, 3, { chanfrein: 0.5 }), inoxBrosse('y')),
      piece(
        merge(
          extrude(corps, 22, { chanfrein: 1 }).translate(0, 0, -28),
          box(30, 12, 20, 1).translate(-1, 28, -16),
        ),
        zincBlanc(),
      ),
      piece(box(26, 52, 2, 0.4).translate(-1, -2, -29), plastique('#2d3034')),
      piece(
        merge(box(6, 34, 18, 1.4).translate(-6, 0, -4), box(12, 34, 4, 1).translate(2, 0, -14)),
        nickel(),
      ),
      piece(fil(-3), plastiqueBrillant('#b3221f')),
      piece(fil(3), plastiqueBrillant('#26282c')),
      ...(memoire ? [piece(box(4, 12, 6, 1).translate(9, 30, 3), plastique('#d4662a'))] : []),
    );
    return groupe(poser(gache, { rotation: [-0.2, 0, 0] }));
  },
});
