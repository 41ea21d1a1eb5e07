/** Suction lifters: one to three cups under a handle with levers, or a single one with a pump. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { curve, tube } from '../geometrie/balayage.ts';

export default defineModele({
  nom: 'ventouse',
  params: Type.Object({
    sorte: choix('simple', 'double', 'pompe'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { sorte: 'double', marque: 'levax' },
    { sorte: 'simple', marque: 'karbex' },
    { sorte: 'pompe', marque: 'outibel' },
  ],
  prise: { azimut: 0.5, elevation: 0.36 },
  construire({ sorte, marque }) {
    const couleur = plastique(couleurVive(marque));
    const coupe = (r: number) =>
      lathe([
        [r * 0.2, 4],
        [r * 0.96, 0, 1],
        [r, 3, 1.5],
        [r * 0.9, 9, 4],
        [r * 0.62, 16, 5],
        [r * 0.56, 22, 2],
        [0, 22],
      ]);
    const capot = (r: number) =>
      lathe([
        [r * 0.9, 7],
        [r * 0.92, 11, 2],
        [r * 0.66, 24, 6],
        [r * 0.5, 34, 5],
        [0, 36],
      ]);
    if (sorte === 'double') {
      return groupe(
        piece(merge(...[-1, 1].map((k) => coupe(60).translate(k * 92, 0, 0))), caoutchouc()),
        piece(merge(...[-1, 1].map((k) => capot(60).translate(k * 92, 0, 0))), couleur),
        piece(arceau(92, 84, 15), couleur),
        // Levers folded down lock the vacuum.
        piece(
          merge(
            ...[-1, 1].map((k) =>
              box(64, 13, 34, 5)
                .rotateZ(k * 0.25)
                .translate(k * 100, 46, 0),
            ),
          ),
          plastique('#2b2e33'),
        ),
        piece(merge(...[-1, 1].map((k) => box(8, 8, 46, 3).translate(k * 74, 40, 0))), acierBrut()),
      );
    }
    if (sorte === 'simple') {
      return groupe(
        piece(coupe(60), caoutchouc()),
        piece(capot(60), couleur),
        piece(arceau(46, 74, 13), couleur),
        piece(box(70, 13, 34, 5).rotateZ(0.35).translate(22, 44, 0), plastique('#2b2e33')),
        piece(box(8, 8, 46, 3).translate(-8, 38, 0), acierBrut()),
      );
    }
    return groupe(
      piece(coupe(100), caoutchouc()),
      piece(capot(100), plastique('#2b2e33')),
      piece(arceau(70, 92, 17), couleur),
      piece(
        lathe([
          [13, 0],
          [14, 2, 1],
          [14, 36, 2],
          [10, 40, 2],
          [0, 41],
        ])
          .rotateZ(-Math.PI / 2)
          .translate(64, 48, 0),
        couleur,
      ),
      piece(
        lathe(
          [
            [6, -26],
            [6, 0],
          ],
          24,
        )
          .rotateZ(-Math.PI / 2)
          .translate(130, 48, 0),
        acierBrut(),
      ),
      piece(
        lathe([
          [0, 0],
          [15, 0, 3],
          [15, 12, 3],
          [0, 12],
        ])
          .rotateZ(-Math.PI / 2)
          .translate(126, 48, 0),
        plastique('#b3221f'),
      ),
    );
  },
});

/** A handle that arches from one side to the other. */
function arceau(demi: number, haut: number, r: number) {
  return tube(
    curve([
      [-demi, 26, 0],
      [-demi * 0.98, haut * 0.62, 0],
      [-demi * 0.7, haut * 0.96, 0],
      [0, haut, 0],
      [demi * 0.7, haut * 0.96, 0],
      [demi * 0.98, haut * 0.62, 0],
      [demi, 26, 0],
    ]),
    r,
    { pas: 70, cotes: 24 },
  );
}
