/** Levelling clips for tiles: a foot, a thin web as wide as the joint, an arch for the wedge. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'croisillon-autonivelant',
  params: Type.Object({
    /** Width of the joint, and height for the thickest tile. */
    joint: mesure(1, 3),
    carreau: mesure(12, 20),
  }),
  extremes: [
    { joint: 2, carreau: 12 },
    { joint: 1, carreau: 20 },
    { joint: 3, carreau: 12 },
  ],
  prise: { azimut: 0.5, elevation: 0.42 },
  construire({ joint, carreau }) {
    const h = carreau + 22;
    // One colour per joint, as they come.
    const couleur =
      joint <= 1 ? '#e4e1d8' : joint <= 1.5 ? '#2f6fb0' : joint <= 2 ? '#c2281f' : '#d6a410';
    const base = () => {
      const pied = merge(
        box(32, 2.4, 26, 1).translate(0, 1.2, 0),
        box(3, 3, 26, 1).translate(-8, 3, 0),
        box(3, 3, 26, 1).translate(8, 3, 0),
      );
      const arche = hole(
        roundedPolygon([
          [-15, 0],
          [15, 0],
          [13, h - 6, 5],
          [8, h, 4],
          [-8, h, 4],
          [-13, h - 6, 5],
        ]),
        rectangle(17, 15, 3, 0, h - 12),
      );
      hole(arche, rectangle(15, Math.max(6, carreau - 4), 1, 0, carreau / 2 + 2));
      return merge(
        pied,
        extrude(arche, joint + 0.6, { chanfrein: 0.3 }).translate(0, 2, -(joint + 0.6) / 2),
      );
    };
    const matiere = plastique(couleur, 0.36);
    return groupe(
      piece(base(), matiere),
      poser(groupe(piece(base(), matiere)), { position: [46, 0, -14], rotation: [0, 0.5, 0] }),
      poser(groupe(piece(base(), matiere)), { position: [18, 0, 40], rotation: [0, -0.7, 0] }),
    );
  },
});
