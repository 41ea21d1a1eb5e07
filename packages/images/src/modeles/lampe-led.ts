/** LED lamps by their cap: bulb, candle, reflector. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const LUMIERES = { chaud: '#f6e7c4', neutre: '#f3f2ec', froid: '#e8eff4' } as const;

export default defineModele({
  nom: 'lampe-led',
  params: Type.Object({
    culot: choix('e27', 'b22', 'e14', 'gu10'),
    lumiere: choix('chaud', 'neutre', 'froid'),
  }),
  extremes: [
    { culot: 'e27', lumiere: 'chaud' },
    { culot: 'b22', lumiere: 'neutre' },
    { culot: 'e14', lumiere: 'froid' },
    { culot: 'gu10', lumiere: 'neutre' },
  ],
  prise: { azimut: 0.3, elevation: 0.3, cadre: 0.82 },
  construire({ culot, lumiere }) {
    const opale = materiau({
      couleur: LUMIERES[lumiere],
      rugosite: 0.38,
      vernis: 0.4,
      rugositeVernis: 0.25,
    });
    if (culot === 'gu10') return groupe(...spot(opale));
    const petit = culot === 'e14';
    const k = petit ? 0.62 : 1;
    // Turned, cap downwards; it stands on its contact.
    const col = petit ? 24 : 26;
    const ampoule: PointTourne[] = petit
      ? [
          [12, col + 18],
          [15.5, col + 30, 8],
          [17.6, col + 42, 10],
          [16, col + 54, 10],
          [11.5, col + 66, 10],
          [5.5, col + 76, 8],
          [0, col + 82],
        ]
      : [
          [20, col + 34],
          [28, col + 50, 10],
          [30, col + 62, 10],
          [29, col + 74, 10],
          [18, col + 88, 14],
          [0, col + 92],
        ];
    return groupe(
      piece(lathe(ampoule, 96), opale),
      piece(
        lathe([
          [13 * k, col - 2],
          [14 * k, col, 1],
          [petit ? 12.4 : 20.6, col + (petit ? 19 : 35), 1],
          [petit ? 11 : 19, col + (petit ? 19 : 35)],
        ]),
        plastiqueBrillant('#eeede8'),
      ),
      ...(culot === 'b22' ? baionnette(col) : vissant(13.2 * k, col)),
    );
  },
});

function vissant(r: number, y1: number): Object3D[] {
  const filet = thread({
    diametre: r * 2,
    noyau: r * 2 - 2.6,
    pas: 3.6,
    y0: 6,
    y1: y1 - 1,
    profil: 'metrique',
  });
  return [
    piece(filet, nickel()),
    piece(
      lathe([
        [0, 2],
        [r * 0.5, 2.4, 1],
        [r - 1.4, 6.4, 0.6],
      ]),
      plastique('#26282c'),
    ),
    piece(
      lathe([
        [0, 0],
        [r * 0.36, 0.4, 0.5],
        [r * 0.4, 2.6],
      ]),
      nickel(),
    ),
  ];
}

function baionnette(y1: number): Object3D[] {
  const ergot = lathe(
    [
      [1.3, 0],
      [1.3, 3, 0.6],
      [0, 3.2],
    ],
    16,
  )
    .rotateZ(-Math.PI / 2)
    .translate(10.8, 9, 0);
  return [
    piece(
      merge(
        lathe([
          [0, 2],
          [10, 2, 0.6],
          [11, 3, 0.6],
          [11, y1 - 1, 0.6],
          [13, y1],
        ]),
        repeatAround(ergot, 2),
      ),
      nickel(),
    ),
    piece(
      merge(
        ...[-4, 4].map((x) =>
          lathe([
            [0, 0],
            [2.4, 0.4, 0.6],
            [2.4, 2.4],
          ]).translate(x, 0, 0),
        ),
      ),
      nickel(),
    ),
  ];
}

/** Seen from its lens: the reflector lies back on its side. */
function spot(opale: ReturnType<typeof materiau>): Object3D[] {
  const corps = lathe([
    [0, -56],
    [9, -56, 1],
    [9, -42, 1],
    [14, -38, 4],
    [24, -8, 8],
    [25, -2, 1],
    [25, 0, 0.6],
    [22.6, 1, 0.4],
  ]);
  const broches = [-5, 5].map((x) =>
    lathe(
      [
        [0, -65],
        [2.4, -65, 0.6],
        [2.4, -62],
        [1.4, -61.6],
        [1.4, -56],
      ],
      18,
    ).translate(x, 0, 0),
  );
  const lentille = lathe([
    [22.8, -0.5],
    [20, 0.4, 1],
    [0, 0.8],
  ]);
  const cellules = repeatAround(
    lathe(
      [
        [3.4, 0],
        [2.6, 1.6, 1],
        [0, 2],
      ],
      20,
    ).translate(12, 0.4, 0),
    8,
  );
  const incline = { position: [0, 30, 0] as const, rotation: [1.05, 0, 0.25] as const };
  return [
    piece(corps, plastiqueBrillant('#ecebe7'), incline),
    piece(merge(...broches), nickel(), incline),
    piece(lentille, opale, incline),
    piece(cellules, opale, incline),
    piece(lentille.clone(), verre('#ffffff', 0.15), incline),
  ];
}
