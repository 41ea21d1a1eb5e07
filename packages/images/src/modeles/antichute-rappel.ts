/** Retractable fall arresters: a round housing with its handle, webbing or cable, swivel hook. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { anneauD, mousqueton, sangle } from '../pieces/attaches.ts';

export default defineModele({
  nom: 'antichute-rappel',
  params: Type.Object({
    ligne: choix('sangle', 'cable'),
    /** Radius of the housing: how much line is in it. */
    rayon: mesure(50, 130),
  }),
  extremes: [
    { ligne: 'sangle', rayon: 55 },
    { ligne: 'cable', rayon: 120 },
  ],
  prise: { azimut: 0.45, elevation: 0.08, cadre: 0.9, sol: false },
  construire({ ligne, rayon: r }) {
    const e = r * 0.42;
    const corps = lathe(
      [
        [0, e],
        [r * 0.5, e, 4],
        [r * 0.62, e * 0.82, 4],
        [r * 0.94, e * 0.74, 10],
        [r, e * 0.4, 8],
        [r, -e * 0.4, 8],
        [r * 0.94, -e * 0.74, 10],
        [r * 0.62, -e * 0.82, 4],
        [r * 0.5, -e, 4],
        [0, -e],
      ]
        .map(([x = 0, y = 0, c = 0]) => [x, y, c] as const)
        .reverse(),
      96,
    ).rotateX(Math.PI / 2);
    const bas = -r - 150;
    return groupe(
      piece(corps, plastique('#c22a4b', 0.36)),
      piece(
        lathe(
          [
            [r - 3, -7],
            [r + 4, -7, 2],
            [r + 4, 7, 2],
            [r - 3, 7],
          ],
          96,
        ).rotateX(Math.PI / 2),
        caoutchouc('#26282c'),
      ),
      ...[1, -1].map((s) =>
        piece(
          lathe(
            [
              [0, 0],
              [r * 0.3, 0],
              [r * 0.3, 3, 1],
              [0, 4],
            ],
            48,
          ).rotateX((s * Math.PI) / 2),
          plastique('#2a2c30'),
          { position: [0, 0, s * e] },
        ),
      ),
      piece(box(r * 0.7, r * 0.5, e * 1.2, 8), plastique('#2a2c30'), {
        position: [0, r * 0.98, 0],
      }),
      poser(anneauD(56), { position: [0, r * 1.2, 0], rotation: [Math.PI, 0.4, 0] }),
      piece(box(r * 0.44, 46, e * 0.9, 8), plastique('#2a2c30'), { position: [0, -r - 8, 0] }),
      ligne === 'sangle'
        ? piece(
            sangle(
              [
                [0, -r - 20, 0],
                [1, -r - 80, 1],
                [0, bas, 0],
              ],
              24,
              3,
              'objectif',
            ),
            textile('#e0a21c', 'toile'),
          )
        : piece(
            tube(
              curve([
                [0, -r - 20, 0],
                [1, -r - 80, 0.5],
                [0, bas, 0],
              ]),
              3,
              { pas: 30, cotes: 12 },
            ),
            acierBrut(),
          ),
      piece(
        lathe(
          [
            [0, 0],
            [10, 0, 2],
            [10, 30, 3],
            [5, 36, 1],
            [0, 36],
          ],
          32,
        ),
        zincBlanc(),
        { position: [0, bas - 32, 0] },
      ),
      poser(mousqueton(120, 62), { position: [0, bas - 28, 0] }),
    );
  },
});
