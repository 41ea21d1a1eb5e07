/** Lanyards: one or two straps, their energy absorber, carabiner and hooks. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { grandCrochet, mousqueton, sangle } from '../pieces/attaches.ts';

export default defineModele({
  nom: 'longe',
  params: Type.Object({
    brins: choix('simple', 'double'),
    connecteur: choix('grand-crochet', 'mousqueton'),
  }),
  extremes: [
    { brins: 'simple', connecteur: 'grand-crochet' },
    { brins: 'double', connecteur: 'mousqueton' },
  ],
  prise: { azimut: 0.1, elevation: 0.06, cadre: 0.92, sol: false },
  construire({ brins, connecteur }) {
    const bande = textile('#e0a21c', 'toile');
    const sides = brins === 'double' ? [1, -1] : [1];
    return groupe(
      poser(mousqueton(), { position: [-130, -150, 0] }),
      piece(box(58, 150, 36, 8), plastique('#2a2c30'), { position: [-130, -66, 0] }),
      piece(box(48, 70, 38, 6), plastique('#c22a2f'), { position: [-130, -64, 0] }),
      ...sides.flatMap((s) => {
        const x = s > 0 ? 130 : 20;
        const haut = s > 0 ? 330 : 210;
        return [
          piece(
            sangle(
              [
                [-130, 0, s * 4],
                [-126, 120, s * 8],
                [-80, haut - 40, s * 14],
                [(x - 110) / 2, haut, s * 16],
                [x - 12, haut - 60, s * 14],
                [x, 120, s * 8],
                [x, -16, 0],
              ],
              35,
              3,
              'objectif',
            ),
            bande,
          ),
          poser(connecteur === 'grand-crochet' ? grandCrochet() : mousqueton(), {
            position: [x, -14, 0],
          }),
        ];
      }),
    );
  },
});
