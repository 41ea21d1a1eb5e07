/** Ratchet crimpers: what their jaws close on is told by their shape and colours. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { disc } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBrut, acierBruni, laque } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { plaque, poigneePlate, rivets } from '../pieces/gaine.ts';
import { couleurVive } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';

const SORTES = ['embouts', 'cosses', 'rj45'] as const;
type Sorte = (typeof SORTES)[number];

export default defineModele({
  nom: 'pince-sertir',
  params: Type.Object({
    sorte: choix(...SORTES),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { sorte: 'embouts', marque: 'stahlmann' },
    { sorte: 'cosses', marque: 'filvolt' },
    { sorte: 'rj45', marque: 'elektra' },
  ],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ sorte, marque }) {
    return coucher(
      0,
      ...TETES[sorte](marque),
      poigneePlate(1, false, marque),
      poigneePlate(-1, false, marque),
    );
  },
});

const cadre = () => [
  piece(
    plaque(
      [
        [-34, 30, 6],
        [-10, 32, 8],
        [28, 26, 6],
        [34, 12, 4],
        [20, 4, 3],
        [-34, 4],
      ],
      16,
    ),
    laque('#2b2e33', 0.4),
  ),
  piece(
    plaque(
      [
        [-34, -30, 6],
        [-34, -2],
        [10, -3, 3],
        [30, -8, 4],
        [32, -20, 6],
        [-10, -30, 8],
      ],
      13,
    ),
    laque('#3a3e44', 0.4),
  ),
];

const TETES: Record<Sorte, (marque: Marque) => Object3D[]> = {
  embouts: () => [
    ...cadre(),
    piece(extrude(disc(17), 17, { chanfrein: 1.5 }).translate(34, 3, -8.5), laque('#2b2e33', 0.4)),
    piece(
      merge(
        ...[0, 1, 2, 3].map((i) =>
          box(11, 7, 19, 1)
            .translate(8, 0, 0)
            .rotateZ((i * Math.PI) / 2 + 0.4)
            .translate(34, 3, 0),
        ),
      ),
      acierBrut(),
    ),
    piece(box(3.4, 3.4, 19.6, 0.3).rotateZ(0.4).translate(34, 3, 0), laque('#17181a')),
    rivets([
      [-20, 18],
      [4, 22],
      [-4, -18],
    ]),
  ],
  cosses: () => [
    ...cadre(),
    piece(
      merge(
        plaque(
          [
            [18, 12, 1],
            [58, 12, 2],
            [58, 1.6],
            [18, 1.6],
          ],
          15,
        ),
        plaque(
          [
            [18, -1.6],
            [58, -1.6],
            [58, -12, 2],
            [18, -12, 1],
          ],
          15,
        ),
      ),
      acierBruni(),
    ),
    ...['#b3221f', '#22539a', '#d9ab10'].map((couleur, i) =>
      piece(
        extrude(disc(3.4 + i * 0.7), 16, { chanfrein: 0.4 }).translate(26 + i * 12, 0, -8),
        plastique(couleur),
      ),
    ),
    rivets([
      [-20, 18],
      [4, 22],
      [-4, -18],
    ]),
  ],
  rj45: (marque) => [
    piece(
      plaque(
        [
          [-40, 30, 6],
          [24, 32, 8],
          [50, 26, 4],
          [50, 2],
          [-40, 4],
        ],
        18,
      ),
      laque('#2b2e33', 0.4),
    ),
    piece(
      plaque(
        [
          [-40, -28, 6],
          [-40, -2],
          [50, -2],
          [50, -20, 4],
          [10, -28, 8],
        ],
        14,
      ),
      laque('#3a3e44', 0.4),
    ),
    piece(
      merge(box(16, 13, 19, 1).translate(34, 8, 0), box(4, 12, 20, 0.5).translate(12, 6, 0)),
      acierBrut(),
    ),
    piece(box(10, 8, 19.6, 0.5).translate(34, 7, 0), laque('#17181a')),
    piece(box(26, 5, 17, 1.5).translate(0, 33, 0), plastique(couleurVive(marque))),
    rivets([
      [-24, 14],
      [0, 18],
      [-10, -14],
    ]),
  ],
};
