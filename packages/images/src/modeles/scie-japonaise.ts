/** Japanese pull saws: a long handle bound with rattan, a thin blade with or without a back. */
import * as Type from 'typebox';
import { merge, piece, repeat } from '../geometrie/assemblage.ts';
import { polygon, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, acierBruni, hss } from '../matieres/metaux.ts';
import { textile } from '../matieres/textiles.ts';
import { defineModele, mesure } from '../modele.ts';
import { manche } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { lathe } from '../geometrie/surface.ts';

export default defineModele({
  nom: 'scie-japonaise',
  params: Type.Object({
    longueur: mesure(200, 300),
    dos: Type.Boolean(),
  }),
  extremes: [
    { longueur: 240, dos: true },
    { longueur: 270, dos: false },
  ],
  prise: { azimut: -0.62, elevation: 0.95 },
  construire({ longueur, dos }) {
    const h = dos ? 26 : 34;
    const dents: Point2[] = Array.from({ length: Math.floor(longueur / 2.4) }, (_, i): Point2[] => [
      [longueur - i * 2.4, -h - (dos ? 0 : 8 * (1 - i / (longueur / 2.4)))],
      [longueur - i * 2.4 - 1.2, -h + 2.2 - (dos ? 0 : 8 * (1 - i / (longueur / 2.4)))],
    ]).flat();
    const lame = polygon([[0, 14], [-30, 10], [-30, -8], ...dents.toReversed(), [longueur, 14]]);
    const garniture = dos
      ? [
          piece(
            extrude(
              roundedPolygon([
                [-20, 8],
                [longueur, 8, 2],
                [longueur, 17, 2],
                [-20, 19, 3],
              ]),
              5,
              { chanfrein: 0.8 },
            ).translate(0, 0, -2.5),
            acierBruni(),
          ),
        ]
      : [];
    // Rattan: turns of a flat strip.
    const tours = repeat(
      lathe(
        [
          [12.6, -1.7],
          [13.3, -1.2, 0.5],
          [13.3, 1.2, 0.5],
          [12.6, 1.7],
        ],
        32,
      ),
      Array.from({ length: 44 }, (_, i) => ({
        position: [0, 40 + i * 3.7, 0] as const,
        rotation: [0, 0, 0.06] as const,
      })),
    );
    const poignee = manche({
      profil: [
        [8, 0],
        [11.4, 4, 3],
        [12.4, 60, 30],
        [12.4, 210, 20],
        [14.4, 300, 10],
        [12, 306, 3],
        [0, 307],
      ],
      rangs: 40,
    });
    return coucher(
      0,
      piece(extrude(lame, 0.8, { chanfrein: 0 }).translate(0, 0, -0.4), hss()),
      ...garniture,
      piece(
        merge(box(34, 16, 9, 2).translate(-26, 2, 0), box(12, 20, 11, 2).translate(-40, 2, 0)),
        acierBrut(),
      ),
      piece(poignee, bois('sapin', { fil: 'y', travers: 'x' }), {
        rotation: [0, 0, Math.PI / 2 + 0.06],
        position: [-36, 2, 0],
        echelle: [1, 1, 0.8],
      }),
      piece(tours, textile('#b08a55', 'lisse'), {
        rotation: [0, 0, Math.PI / 2 + 0.06],
        position: [-36, 2, 0],
        echelle: [1, 1, 0.82],
      }),
    );
  },
});
