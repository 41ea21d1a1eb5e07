/** Brad nails: a glued comb of thin headed pins. */
import * as Type from 'typebox';
import { groupe, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 0.82;
const CLOUS = 30;
const PAS = R * 1.96;

export default defineModele({
  nom: 'clous-de-finition',
  params: Type.Object({ finition: choix(...FINITIONS), longueur: mesure(20, 66) }),
  extremes: [
    { finition: 'zinc-blanc', longueur: 38 },
    { finition: 'inox', longueur: 63 },
  ],
  prise: { azimut: 0.4, elevation: 0.85 },
  construire({ finition, longueur }) {
    const clou = lathe(
      [
        [0.15, -longueur],
        [R * 0.8, -longueur + 1.6],
        [R, -longueur + 2],
        [R, -1],
        [R * 1.25, -0.8, 0.1],
        [R * 1.25, -0.1, 0.2],
        [0, 0.1],
      ],
      14,
    );
    const peigne = repeat(
      clou,
      Array.from({ length: CLOUS }, (_, i) => ({ position: [i * PAS, 0, 0] as const })),
    );
    const matiere = metal(finition, 'y');
    // The second comb lies across the first.
    return groupe(
      poser(groupe(piece(peigne, matiere)), { rotation: [-Math.PI / 2, 0, 0] }),
      poser(groupe(piece(peigne, matiere)), {
        position: [CLOUS * PAS * 0.42, R * 2.3, longueur * 0.16],
        rotation: [-Math.PI / 2, 0, -0.5],
      }),
    );
  },
});
