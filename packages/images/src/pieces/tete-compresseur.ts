/** What stands on the tank of a compressor. */
import { merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { anodise, fonte, laiton } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';

/** Finned pump head, motor with its fan cover; the belt ones have a cage over both. */
export function blocCompresseur(courroie: boolean) {
  const ailettes = repeat(
    box(92, 3, 92, 1.2),
    Array.from({ length: 8 }, (_, i) => ({ position: [-50, 74 + i * 9, 0] as const })),
  );
  const moteur = latheX(
    [
      [0, 20],
      [52, 20, 4],
      [52, 110, 4],
      [56, 112, 2],
      [56, 150, 8],
      [40, 158, 4],
      [0, 158],
    ],
    56,
  );
  return [
    piece(
      merge(box(100, 70, 84, 14).translate(-50, 36, 0), box(60, 30, 60, 8).translate(-50, 152, 0)),
      fonte(),
    ),
    piece(ailettes, anodise()),
    piece(moteur, plastique('#2f3237'), { position: [0, 66, 0] }),
    piece(
      lathe([
        [0, 0],
        [26, 0, 2],
        [26, 26, 4],
        [0, 28],
      ]),
      plastique('#1f2023'),
      { position: [-50, 168, 0] },
    ),
    piece(
      tube(
        curve([
          [-20, 150, 20],
          [20, 160, 60],
          [30, 90, 80],
          [30, 0, 70],
        ]),
        6,
      ),
      laiton(),
    ),
    ...(courroie
      ? [piece(box(240, 150, 26, 22), plastique('#e0a416'), { position: [20, 92, 78] })]
      : []),
  ];
}

/** Pressure switch, two gauges, two outlets. */
export function manometres(x: number, y: number, r: number) {
  const cadran = (cx: number) =>
    latheZ([
      [0, -10],
      [24, -10, 2],
      [25, 8, 3],
      [21, 10, 1],
      [20, 6],
      [0, 6],
    ]).translate(cx, y + 92, r * 0.42 + 20);
  const fond = (cx: number) =>
    latheZ([
      [0, 6.4],
      [19.5, 6.4],
      [19.5, 6.6],
      [0, 6.6],
    ]).translate(cx, y + 92, r * 0.42 + 20);
  const aiguille = (cx: number) =>
    box(2.4, 15, 1, 0.4)
      .translate(0, 6, 0)
      .rotateZ(0.7)
      .translate(cx, y + 92, r * 0.42 + 27.4);
  return [
    piece(box(70, 70, 56, 10), plastique('#26282c'), { position: [x, y + 40, r * 0.3] }),
    piece(box(20, 12, 20, 4), plastiqueBrillant('#c22a1f'), { position: [x, y + 80, r * 0.3] }),
    piece(merge(cadran(x - 34), cadran(x + 34)), anodise()),
    piece(merge(fond(x - 34), fond(x + 34)), plastiqueBrillant('#f1f0ec')),
    piece(merge(aiguille(x - 34), aiguille(x + 34)), plastique('#c22a1f')),
    piece(
      merge(
        latheZ([
          [0, 0],
          [9, 0],
          [9, 22, 1],
          [6, 24],
          [6, 34, 1],
          [0, 34],
        ]).translate(x - 34, y + 44, r * 0.42 + 10),
        latheZ([
          [0, 0],
          [9, 0],
          [9, 22, 1],
          [6, 24],
          [6, 34, 1],
          [0, 34],
        ]).translate(x + 34, y + 44, r * 0.42 + 10),
      ),
      laiton(),
    ),
  ];
}
