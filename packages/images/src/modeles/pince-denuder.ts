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
              [46, 15, 2],
              [74, 13, 2],
              [78, 8, 2],
              [78, 2.4, 0.5],
              [46, 1.4],
            ],
            19,
          ),
          plaque(
            [
              [46, -1.4],
              [78, -2.4, 0.5],
              [78, -8, 2],
              [74, -13, 2],
              [46, -15, 2],
            ],
            19,
          ),
        ),
        acierBrut(),
      ),
      // The stop that sets the length, sliding between the jaws.
      piece(
        merge(box(14, 9, 21, 2).translate(34, 0, 0), box(9, 6, 26, 2).translate(24, 13, 0)),
        plastique('#b3221f'),
      ),
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
