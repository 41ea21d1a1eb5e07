/** Slip-joint pliers: toothed jaws, a slotted arm with its button, covered handles. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, hole, roundedPolygon, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBrut, acierBruni, chromeMat } from '../matieres/metaux.ts';
import { bimatiere, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { gaine as manchonRond } from '../pieces/gaine.ts';
import { couleurVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'pince-multiprise',
  params: Type.Object({
    gaine: choix('pvc', 'bimatiere'),
    /** Length over the height of the jaws: large ones are slender. */
    elancement: mesure(0.8, 1.4),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { gaine: 'bimatiere', elancement: 1, marque: 'durandal' },
    { gaine: 'pvc', elancement: 1.3, marque: 'stahlmann' },
  ],
  prise: { azimut: -0.75, elevation: 0.95 },
  construire({ gaine, elancement, marque }) {
    const fixe = hole(
      roundedPolygon([
        [-58, -24],
        [-58, -13, 2],
        [-34, -2, 10],
        [-10, 16, 10],
        [6, 25, 8],
        [34, 27, 10],
        [58, 19, 4],
        [60, 15, 1],
        [14, 8, 2],
        [4, 0, 8],
        [-22, -20, 10],
      ]),
      slot([-26, -7], [-4, 9], 3.4),
    );
    const mobile = roundedPolygon([
      [-58, 24],
      [-34, 20, 10],
      [-14, 10, 8],
      [4, -4, 6],
      [16, -6, 2],
      [58, 2, 1],
      [58, -3, 2],
      [34, -15, 10],
      [8, -17, 8],
      [-12, -8, 10],
      [-36, 5, 10],
      [-58, 11],
    ]);
    const dents = (y: number, pente: number) =>
      repeat(
        box(2, 3, 9.2, 0.3),
        Array.from({ length: 11 }, (_, i) => ({
          position: [18 + i * 3.6, y + (18 + i * 3.6) * pente, 0] as const,
          rotation: [0, 0, 0.78] as const,
        })),
      );
    return coucher(
      0,
      piece(extrude(fixe, 8.6, { chanfrein: 1 }).translate(0, 0, -4.3), acierBrut()),
      piece(extrude(mobile, 6, { chanfrein: 1 }).translate(0, 0, -7), acierBrut()),
      piece(merge(dents(6.6, 0.15), dents(-9.2, 0.19).translate(0, 0, -4)), acierBruni()),
      piece(
        merge(
          extrude(disc(8), 4, { chanfrein: 1 }).translate(-13, 2, 3),
          extrude(disc(4.4), 3, { chanfrein: 1 }).translate(-13, 2, 6),
        ),
        chromeMat(),
      ),
      manchon(-1, elancement, gaine, marque),
      manchon(1, elancement, gaine, marque),
    );
  },
});

function manchon(cote: number, elancement: number, gaine: string, marque: Marque): Object3D {
  const l = 120 * elancement;
  const geometry = manchonRond(
    [
      [-42, 13.5 * cote, 0],
      [-60, 19 * cote, 0],
      [-60 - l * 0.4, 25 * cote, 0],
      [-60 - l * 0.75, 23 * cote, 0],
      [-60 - l, 17 * cote, 0],
    ],
    gaine === 'pvc' ? 7.2 : 8.6,
    gaine === 'pvc' ? 0 : 0.22,
  );
  const pose = { position: [0, 0, cote > 0 ? -2 : 0] as const, echelle: [1, 1, 1.1] as const };
  if (gaine === 'pvc') return piece(geometry, plastiqueBrillant(couleurVive(marque)), pose);
  const dehors = (x: number, y: number) =>
    Math.max(20 - Math.abs(y) + (x < -60 - l * 0.6 ? 3 : 0), x + 64, -50 - l - x);
  return piece(
    regions(geometry, dehors),
    bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.66 }),
    pose,
  );
}
