/** Bulkhead lights: base ring and opal dome, fixing lugs hidden. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { latheZ } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const COULEURS = { blanc: '#ebeae5', noir: '#28292c', anthracite: '#43474c' } as const;

export default defineModele({
  nom: 'hublot',
  params: Type.Object({
    couleur: choix('blanc', 'noir', 'anthracite'),
    lumiere: choix('chaud', 'neutre'),
  }),
  extremes: [
    { couleur: 'blanc', lumiere: 'neutre' },
    { couleur: 'anthracite', lumiere: 'chaud' },
  ],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.8 },
  construire({ couleur, lumiere }) {
    return groupe(
      piece(
        latheZ(
          [
            [0, 0],
            [138, 0, 3],
            [142, 10, 3],
            [142, 30, 8],
            [132, 44, 6],
            [122, 46, 2],
            [120, 42],
          ],
          128,
        ),
        plastique(COULEURS[couleur]),
      ),
      piece(
        latheZ(
          [
            [122, 40],
            [121, 48, 6],
            [104, 66, 30],
            [60, 76, 40],
            [0, 78],
          ],
          128,
        ),
        materiau({
          couleur: lumiere === 'chaud' ? '#f5e8cb' : '#f1f1ec',
          rugosite: 0.35,
          vernis: 0.5,
          rugositeVernis: 0.2,
        }),
      ),
    );
  },
});
