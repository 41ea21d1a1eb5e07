/** Staples: glued sticks of fine wire, one standing, one on its back, and some that came off. */
import * as Type from 'typebox';
import { groupe, piece, poser, repeat, type Pose } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const FIL = 0.95;
const AGRAFES = 32;

export default defineModele({
  nom: 'agrafe',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Leg over width. */
    proportion: mesure(0.4, 1.4),
  }),
  extremes: [
    { finition: 'zinc-blanc', proportion: 0.9 },
    { finition: 'inox', proportion: 0.55 },
  ],
  prise: { azimut: 0.62, elevation: 0.46 },
  construire({ finition, proportion }) {
    const l = 11.3;
    const h = l * proportion;
    const [a, e] = [l / 2, FIL];
    const agrafe = extrude(
      roundedPolygon([
        [-a, 0, 0.1],
        [-a + e * 0.9, 0.9, 0.1],
        [-a + e, h - e, 0.5],
        [a - e, h - e, 0.5],
        [a - e * 0.9, 0.9, 0.1],
        [a, 0, 0.1],
        [a, h, 1],
        [-a, h, 1],
      ]),
      FIL * 1.01,
      { chanfrein: 0.1, finesse: 4 },
    );
    const baton = repeat(
      agrafe,
      Array.from({ length: AGRAFES }, (_, i) => ({ position: [0, 0, -i * FIL] as const })),
    );
    const matiere = metal(finition, 'x');
    const couche = (x: number, z: number, turn: number): Pose => ({
      position: [x, 0, z],
      rotation: [-Math.PI / 2, 0, turn],
    });
    return groupe(
      piece(baton, matiere),
      poser(groupe(piece(baton, matiere)), {
        position: [-l * 1.5, h, -3],
        rotation: [Math.PI, 0.12 + Math.PI, 0],
      }),
      piece(
        repeat(agrafe, [couche(l * 0.05, 3 + h, 0.4), couche(-l * 1.35, 2.5 + h, -0.3)]),
        matiere,
      ),
    );
  },
});
