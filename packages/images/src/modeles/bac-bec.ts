/** Bins with an open front: colour and proportions, label holder, ribs. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { papier, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'bac-bec',
  params: Type.Object({
    couleur: choix('bleu', 'rouge', 'jaune', 'vert'),
    /** Depth and height for a width of 100. */
    profondeur: mesure(80, 180),
    hauteur: mesure(48, 86),
  }),
  extremes: [
    { couleur: 'bleu', profondeur: 153, hauteur: 83 },
    { couleur: 'rouge', profondeur: 85, hauteur: 50 },
    { couleur: 'jaune', profondeur: 164, hauteur: 66 },
  ],
  prise: { azimut: 0.6, elevation: 0.42 },
  construire({ couleur, profondeur: p, hauteur: h }) {
    const w = 50;
    const e = 2;
    const flanc = (): BufferGeometry =>
      extrude(
        roundedPolygon([
          [-p / 2, 0, 2],
          [p / 2 - 6, 0, 2],
          [p / 2, h * 0.42, 2],
          [p / 2 - p * 0.2, h * 0.6, 6],
          [p / 2 - p * 0.26, h - 1, 4],
          [-p / 2 - 3, h - 1, 2],
        ]),
        e,
        { chanfrein: 0.5 },
      ).rotateY(-Math.PI / 2);
    const bord = (x: number) =>
      merge(
        box(6, 4, p * 0.76, 1.2).translate(x, h - 1, -p * 0.125),
        box(3.4, h * 0.8, 2.4, 0.8).translate(x, h * 0.45, -p * 0.28),
        box(3.4, h * 0.8, 2.4, 0.8).translate(x, h * 0.45, p * 0.02),
      );
    return groupe(
      piece(
        merge(
          flanc().translate(w + 1, 0, 0),
          flanc().translate(-w + 1, 0, 0),
          bord(w + 1),
          bord(-w - 1),
          box(2 * w, e, p, 0.6).translate(0, 1, -1),
          box(2 * w, h, e, 0.6).translate(0, h / 2, -p / 2),
          box(2 * w + 6, 4, 7, 1.2).translate(0, h - 1, -p / 2 - 1),
          box(2 * w, h * 0.44, e, 0.6)
            .rotateX(0.12)
            .translate(0, h * 0.22, p / 2 - 3),
          box(2 * w + 2, 3.4, 5, 1.2).translate(0, h * 0.43, p / 2 + 0.4),
          box(2 * w * 0.66, 2, 3, 0.6).translate(0, h * 0.09, p / 2 - 3),
        ),
        plastique(COULEURS[couleur], 0.34),
      ),
      piece(box(2 * w * 0.6, h * 0.24, 0.6, 0.1).rotateX(0.12), papier('#f0eee8'), {
        position: [0, h * 0.23, p / 2 - 1.5],
      }),
    );
  },
});
