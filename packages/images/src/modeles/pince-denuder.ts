/** Automatic wire strippers: a boxy head that closes on the wire, two long grips. */
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { acierBrut } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { plaque, poigneePlate, rivets } from '../pieces/gaine.ts';
import { couleurVive } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'pince-denuder',
  params: Type.Object({
    isolee: Type.Boolean(),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { isolee: false, marque: 'elektra' },
    { isolee: true, marque: 'neutre' },
  ],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ isolee, marque }) {
    return coucher(
      0,

      piece(
        plaque(
          [
            [-40, 26, 8],
            [0, 30, 10],
            [46, 22, 6],
            [60, 8, 2],
            [60, 1.5],
            [16, 1.5, 2],
            [-40, 6],
          ],
          24,
        ),
        plastique(couleurVive(marque)),
      ),
      piece(
        plaque(
          [
            [-40, -26, 8],
            [-40, -4],
            [16, -1.5, 2],
            [60, -1.5],
            [60, -8, 2],
            [46, -22, 6],
            [0, -30, 10],
          ],
          20,
        ),
        plastique('#2b2e33'),
      ),
      piece(
        merge(
          plaque(
            [
              [50, 9, 1],
              [68, 6, 1],
              [68, 0.6],
              [50, 0.6],
            ],
            15,
          ),
          plaque(
            [
              [50, -0.6],
              [68, -0.6],
              [68, -6, 1],
              [50, -9, 1],
            ],
            15,
          ),
        ),
        acierBrut(),
      ),
      piece(box(12, 7, 25, 2).translate(34, 14, 0), plastique('#b3221f')),
      rivets(
        [
          [-12, 12],
          [6, 16],
        ],
        26,
      ),
      poigneePlate(1, isolee, marque),
      poigneePlate(-1, isolee, marque),
    );
  },
});
