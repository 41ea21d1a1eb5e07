/** Automatic strippers and ratchet crimpers: a boxy head between two long grips. */
import type { BufferGeometry, Object3D } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import { disc, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBrut, acierBruni, laque, zincBlanc } from '../matieres/metaux.ts';
import { bimatiere, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { couleurVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { raise } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

const SORTES = ['denuder', 'embouts', 'cosses', 'rj45'] as const;
type Sorte = (typeof SORTES)[number];

export default defineModele({
  nom: 'pince-denuder',
  params: Type.Object({
    sorte: choix(...SORTES),
    isolee: Type.Boolean(),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { sorte: 'denuder', isolee: false, marque: 'elektra' },
    { sorte: 'denuder', isolee: true, marque: 'neutre' },
    { sorte: 'embouts', isolee: false, marque: 'stahlmann' },
    { sorte: 'cosses', isolee: false, marque: 'filvolt' },
    { sorte: 'rj45', isolee: false, marque: 'elektra' },
  ],
  prise: { azimut: -0.7, elevation: 0.95 },
  construire({ sorte, isolee, marque }) {
    return coucher(
      0,
      ...TETES[sorte](marque),
      ...[1, -1].map((cote) => poignee(cote, isolee, marque)),
    );
  },
});

function plaque(
  points: readonly (readonly [number, number, number?])[],
  e: number,
): BufferGeometry {
  return extrude(roundedPolygon(points), e, { chanfrein: 1.2 }).translate(0, 0, -e / 2);
}

const rivets = (places: readonly Point2[], e = 20) =>
  piece(
    merge(
      ...places.map(([x, y]) => extrude(disc(4), e, { chanfrein: 0.8 }).translate(x, y, -e / 2)),
    ),
    zincBlanc(),
  );

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

/** The jaws of a crimper: what they close on is in their colour or shape. */
const TETES: Record<Sorte, (marque: Marque) => Object3D[]> = {
  denuder: (marque) => [
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
  ],
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

function poignee(cote: number, isolee: boolean, marque: Marque): Object3D {
  const dessous: Point2[] = [
    [-26, 10 * cote],
    [-26, 27 * cote],
    [-60, 36 * cote],
    [-110, 42 * cote],
    [-160, 38 * cote],
    [-164, 24 * cote],
    [-110, 25 * cote],
    [-60, 18 * cote],
  ];
  const points = cote > 0 ? dessous : dessous.toReversed();
  const souple = (x: number, y: number) =>
    Math.max(32 - Math.abs(y) - 0.05 * (x + 110), x + 46, -156 - x);
  const [y0, y1] = cote > 0 ? [2, 54] : [-54, -2];
  const geometry = regions(
    mesh(raise(slab(points, 0, 9.5, 7), souple, 0.8), [-176, y0, -18], [-14, y1, 18], 1.5),
    souple,
  );
  return piece(
    geometry,
    bimatiere(isolee ? '#b3221f' : couleurVive(marque), {
      couleurB: isolee ? '#dba70e' : GOMME,
      rugositeB: 0.68,
    }),
  );
}
