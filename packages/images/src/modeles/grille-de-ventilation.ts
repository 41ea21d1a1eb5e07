/** Ventilation grilles of furniture: a plate with rows of slots under raised blades. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const LARGE = 80;

export default defineModele({
  nom: 'grille-de-ventilation',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Length over width. */
    elancement: mesure(2, 10),
  }),
  extremes: [
    { finition: 'anodise', elancement: 5 },
    { finition: 'alu-noir', elancement: 7.5 },
    { finition: 'laque-blanc', elancement: 3 },
  ],
  prise: { azimut: 0.62, elevation: 0.75, cadre: 0.9 },
  construire({ finition, elancement }) {
    const longueur = LARGE * elancement;
    const peau = metal(finition, 'x');
    return groupe(
      piece(cadre(longueur), peau),
      piece(ailettes(longueur), peau),
      piece(box(longueur - 14, 1, LARGE - 14, 0).translate(0, -3, 0), plastique('#2b2c2e')),
    );
  },
});

function cadre(longueur: number): BufferGeometry {
  const tole = rectangle(longueur, LARGE, 5);
  hole(tole, rectangle(longueur - 22, (LARGE - 30) / 2, 1.5, 0, LARGE / 4 - 3));
  hole(tole, rectangle(longueur - 22, (LARGE - 30) / 2, 1.5, 0, 3 - LARGE / 4));
  return extrudeUp(tole, 3, { chanfrein: 0.9 });
}

/** Blades across, leaning: one sees between them and not through. */
function ailettes(longueur: number): BufferGeometry {
  const n = Math.round((longueur - 22) / 8);
  const lame = box(5.4, 1, (LARGE - 30) / 2 + 1, 0);
  return repeat(
    lame,
    [-1, 1].flatMap((rang) =>
      Array.from({ length: n }, (_, i) => ({
        position: [
          -longueur / 2 + 11 + ((i + 0.5) * (longueur - 22)) / n,
          1,
          rang * (LARGE / 4 - 3),
        ] as const,
        rotation: [0, 0, 0.7] as const,
      })),
    ),
  );
}
