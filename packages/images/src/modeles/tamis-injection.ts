/** Injection sleeves: a moulded cage with a centring collar. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

const R = 8;

export default defineModele({
  nom: 'tamis-injection',
  params: Type.Object({ elancement: mesure(3, 9) }),
  extremes: [{ elancement: 5.3 }, { elancement: 8 }],
  prise: { azimut: 0.8, elevation: 0.62 },
  construire({ elancement }) {
    const longueur = elancement * R * 2;
    const anneau = lathe(
      [
        [R * 0.8, 0],
        [R * 0.97, 0, 0.2],
        [R * 0.97, 1.1, 0.2],
        [R * 0.8, 1.1],
        [R * 0.8, 0],
      ],
      40,
    );
    const rangs = Math.round((longueur - 10) / 3.1);
    const cage = merge(
      repeat(
        anneau,
        Array.from({ length: rangs }, (_, i) => ({ position: [0, 4 + i * 3.1, 0] as const })),
      ),
      repeatAround(box(1.3, longueur - 4, 1.2, 0.3).translate(0, longueur / 2 + 1, R * 0.9), 14),
      lathe([
        [0, 0],
        [R * 0.6, 0, 1],
        [R * 0.94, 2.4, 1],
        [R * 0.94, 5],
      ]),
      // Collar with its lip and the fins that centre the stud.
      lathe([
        [R * 0.95, longueur - 6],
        [R, longueur - 2, 0.3],
        [R * 1.28, longueur - 1.4, 0.3],
        [R * 1.28, longueur, 0.4],
        [R * 0.84, longueur, 0.3],
        [R * 0.8, longueur - 8],
      ]),
      repeatAround(box(0.9, 3, R * 0.34, 0.2).translate(0, longueur - 2.2, R * 0.68), 8),
    );
    return groupe(
      poser(groupe(piece(cage, plastique('#8d949b', 0.4))), { rotation: [0.2, 0, -Math.PI / 2] }),
    );
  },
});
