/** Collated nails: a strip held by two paper tapes, leaning as the magazine does. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { polygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { papier } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 1.55;
const CLOUS = 16;
const PAS = 3.9;
const ANGLE = (34 * Math.PI) / 180;

export default defineModele({
  nom: 'clous-en-bande',
  params: Type.Object({
    tige: choix('lisse', 'annelee'),
    finition: choix(...FINITIONS),
    /** Millimetres. */
    longueur: mesure(45, 100),
  }),
  extremes: [
    { tige: 'annelee', finition: 'galva', longueur: 90 },
    { tige: 'lisse', finition: 'inox', longueur: 50 },
  ],
  prise: { azimut: 0.3, elevation: 0.85 },
  construire({ tige, finition, longueur }) {
    const bas = -longueur + 5;
    const haut = -longueur * 0.3;
    const anneaux = Array.from(
      { length: Math.floor((haut - bas) / 1.5) },
      (_, i): PointTourne[] => [
        [R * 0.84, bas + i * 1.5],
        [R * 1.1, bas + i * 1.5 + 1.1],
      ],
    ).flat();
    const clou = merge(
      lathe(
        [
          [0, -longueur],
          [R, bas],
          ...(tige === 'annelee' ? anneaux : []),
          [R, haut],
          [R, -0.6, 0.4],
          [R * 2, 0, 0.2],
          [R * 2, 1.2, 0.4],
          [0, 1.4],
        ],
        20,
      ),
    );
    // Each nail sits one head's height above the one before it.
    const poses = Array.from({ length: CLOUS }, (_, i) => ({
      position: [i * PAS, i * PAS * Math.tan(ANGLE), 0] as const,
    }));
    const bande = (y: number, h: number) => {
      const [x1, rise] = [(CLOUS - 1) * PAS + R * 1.5, Math.tan(ANGLE)];
      const x0 = -R * 1.5;
      return extrude(
        polygon([
          [x0, y + x0 * rise],
          [x1, y + x1 * rise],
          [x1, y + h + x1 * rise],
          [x0, y + h + x0 * rise],
        ]),
        R * 2.3,
        { chanfrein: 0.5 },
      ).translate(0, 0, -R * 1.15);
    };
    const debout = groupe(
      piece(repeat(clou, poses), metal(finition, 'y')),
      piece(
        merge(bande(-longueur * 0.46, longueur * 0.12), bande(-longueur * 0.76, longueur * 0.12)),
        papier('#d9c9a3'),
      ),
    );
    return groupe(poser(debout, { rotation: [-1.5, 0, 0] }));
  },
});
