/** Filter cartridges of ten inches: wound, carbon, washable screen, phosphate crystals. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { helix, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { abrasif, plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

const [R, H] = [31, 248];

export default defineModele({
  nom: 'cartouche-filtre',
  params: Type.Object({ media: choix('bobine', 'charbon', 'tamis', 'polyphosphates') }),
  extremes: [
    { media: 'bobine' },
    { media: 'charbon' },
    { media: 'tamis' },
    { media: 'polyphosphates' },
  ],
  prise: { azimut: 0.3, elevation: 0.26, cadre: 0.88 },
  construire: ({ media }) => groupe(...MEDIAS[media]()),
});

const fut = (r: number) =>
  lathe([
    [0, 8],
    [r, 8],
    [r, H - 8],
    [0, H - 8],
  ]);

/** Ends with their seal and the hole of the tube. */
function bouts(couleur: string): Object3D {
  const un = lathe([
    [13, 0],
    [17, -1, 1],
    [18, 2],
    [R + 1, 2, 1.4],
    [R + 1, 11, 1.4],
    [R - 1, 12],
  ]);
  return piece(merge(un, un.clone().rotateX(Math.PI).translate(0, H, 0)), plastique(couleur));
}

const trou = () =>
  piece(
    lathe([
      [13, H],
      [12.4, H - 26],
      [0, H - 26],
    ]),
    plastique('#9a9b97'),
  );

const MEDIAS: Record<'bobine' | 'charbon' | 'tamis' | 'polyphosphates', () => Object3D[]> = {
  /** Cord crossed over itself in both ways. */
  bobine: () => [
    piece(
      merge(
        lathe([
          [13, 0],
          [R - 2, 0, 2],
          [R - 1, 3],
          [R - 1, H - 3],
          [R - 2, H, 2],
          [13, H],
        ]),
        ...[1, -1].flatMap((sens) =>
          [0, 1, 2, 3].map((k) =>
            tube(helix(R - 0.6, sens * 9, 3, H - 3), 1.5, { pas: 360, cotes: 6 }).rotateY(
              (k * Math.PI) / 2,
            ),
          ),
        ),
      ),
      textile('#eceae2', 'lisse'),
    ),
    trou(),
  ],
  charbon: () => [
    piece(fut(R - 1), abrasif('#2c2e31', 0.8)),
    piece(
      merge(
        ...[1, -1].flatMap((sens) =>
          [0, 1, 2].map((k) =>
            tube(helix(R - 0.6, sens * 14, 10, H - 10), 0.6, { pas: 420, cotes: 5 }).rotateY(
              k * 2.1,
            ),
          ),
        ),
      ),
      plastique('#d9d8d2'),
    ),
    bouts('#e9e8e3'),
    trou(),
  ],
  tamis: () => [
    piece(fut(R - 3), textile('#c5ccd2', 'toile', 'z')),
    piece(repeatAround(box(3, H - 16, 4, 1).translate(R - 1.4, H / 2, 0), 8), plastique('#2a64ab')),
    piece(
      merge(
        ...[0.25, 0.5, 0.75].map((k) =>
          lathe([
            [R - 3, H * k - 3],
            [R, H * k - 2, 0.6],
            [R, H * k + 2, 0.6],
            [R - 3, H * k + 3],
          ]),
        ),
      ),
      plastique('#2a64ab'),
    ),
    bouts('#2a64ab'),
    trou(),
  ],
  polyphosphates: () => [
    piece(fut(R - 4), abrasif('#e6e9ea', 0.22)),
    piece(
      lathe([
        [R, 10],
        [R, H - 10],
      ]),
      verre('#e6f0f3', 0.28),
    ),
    piece(
      repeatAround(box(2, H - 20, 2, 0.6).translate(R - 0.6, H / 2, 0), 10),
      plastiqueBrillant('#dfe6e8'),
    ),
    bouts('#e9e8e3'),
    trou(),
  ],
};
