/** Radiator valve sets: thermostatic head on its body, the lockshield beside it. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { boutVers } from '../pieces/raccord.ts';

export default defineModele({
  nom: 'robinet-thermostatique',
  params: Type.Object({ forme: choix('equerre', 'droit') }),
  extremes: [{ forme: 'equerre' }, { forme: 'droit' }],
  prise: { azimut: 0.5, elevation: 0.24, cadre: 0.86 },
  construire({ forme }) {
    const corps = () => {
      const entree =
        forme === 'equerre'
          ? boutVers('femelle', 10, -Math.PI / 2, 14)
          : boutVers('femelle', 10, Math.PI, 16);
      return merge(
        entree,
        boutVers('male', 9, 0, 34),
        latheX([
          [0, 10],
          [9, 10],
          [9, 20, 1],
          [15, 21, 1],
          [15, 32, 1],
          [9, 34],
        ]),
        forme === 'equerre'
          ? lathe([
              [10, -16],
              [13, -8, 3],
              [14, 8, 4],
              [11, 14],
              [0, 15],
            ])
          : latheX([
              [10, -18],
              [14, -8, 4],
              [14, 8, 4],
              [9, 14],
            ]),
      );
    };
    const tete = lathe([
      [10, 14],
      [17, 15, 1],
      [17, 26, 1],
      [21, 29, 2],
      [24, 40, 3],
      [24, 80, 3],
      [19, 90, 6],
      [0, 94],
    ]);
    const stries = repeatAround(box(3, 34, 2, 0.9).translate(24, 60, 0), 22);
    return groupe(
      piece(corps(), nickel()),
      piece(merge(tete, stries), plastiqueBrillant('#eceae6')),
      piece(box(3, 9, 1.4, 0.4), plastique('#b3221f'), {
        position: [0, 33, 22.4],
        rotation: [-0.3, 0, 0],
      }),
      poser(
        groupe(
          piece(corps(), nickel()),
          piece(
            lathe([
              [11, 13],
              [12, 14, 0.6],
              [11, 30, 2],
              [0, 31],
            ]),
            plastiqueBrillant('#eceae6'),
          ),
        ),
        { position: [92, 0, 30] },
      ),
    );
  },
});
