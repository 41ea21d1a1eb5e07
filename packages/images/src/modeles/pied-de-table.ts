/** Table legs: a round tube, the plate that is screwed under the top, the levelling foot. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, holes } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 30;

export default defineModele({
  nom: 'pied-de-table',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Height over diameter. */
    elancement: mesure(8, 20),
  }),
  extremes: [
    { finition: 'chrome', elancement: 12 },
    { finition: 'alu-noir', elancement: 18 },
  ],
  prise: { azimut: 0.85, elevation: 0.5, cadre: 0.9 },
  construire({ finition, elancement }) {
    const haut = elancement * 2 * R;
    const tube = lathe([
      [0, 26],
      [R, 26, 1.2],
      [R, haut - 8, 0.6],
      [0, haut - 8],
    ]);
    const trous = Array.from({ length: 5 }, (_, i) => {
      const turn = (i / 5) * Math.PI * 2;
      return [42 * Math.cos(turn), 42 * Math.sin(turn)] as const;
    });
    const platine = merge(
      extrudeUp(holes(disc(52), 3.4, trous), 4, { chanfrein: 0.8, finesse: 48 }).translate(
        0,
        haut - 4,
        0,
      ),
      lathe([
        [R, haut - 16],
        [R + 4, haut - 15, 1],
        [R + 9, haut - 5, 2],
        [R + 9, haut - 4],
      ]),
    );
    const verin = lathe([
      [0, 0],
      [24, 0, 1.5],
      [25, 8, 2],
      [16, 12, 1],
      [10, 13],
      [10, 27],
    ]);
    // It lies, the plate towards the camera.
    return groupe(
      ...[
        piece(tube, metal(finition, 'y')),
        piece(
          platine,
          finition === 'chrome' || finition === 'inox-brosse' ? zincBlanc() : metal(finition),
        ),
        piece(verin, plastique('#2f3135')),
      ].map((part) => {
        part.rotation.set(0.3, 0, -Math.PI / 2);
        return part;
      }),
    );
  },
});
