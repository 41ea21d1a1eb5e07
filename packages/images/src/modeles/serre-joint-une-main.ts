/** One-handed bar clamps: a fixed jaw, a body with its trigger and grip, soft pads. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { bimatiere, caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { signature } from '../pieces/coque.ts';
import { couleurVive, encreVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { raise, type Champ } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'serre-joint-une-main',
  params: Type.Object({
    /** Length of the bar beyond the body, in throats. */
    elancement: mesure(1.5, 12),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { elancement: 3.8, marque: 'hettner' },
    { elancement: 2, marque: 'outibel' },
    { elancement: 11, marque: 'durandal' },
  ],
  prise: { azimut: -0.55, elevation: 1 },
  construire({ elancement, marque }) {
    const s = 80;
    // Long ones are drawn shorter than they are: what the hand holds must stay in sight.
    const l = s * (elancement < 4 ? elancement : 4 + (elancement - 4) * 0.35) + 60;
    const x = Math.min(l * 0.62, l - 40);
    const fixe: Point2[] = [
      [-16, 20],
      [6, 22],
      [20, 14],
      [16, -30],
      [13, -s - 8],
      [-3, -s - 8],
      [-15, -36],
    ];
    const corps: Point2[] = [
      [x - 26, 24],
      [x + 30, 27],
      [x + 56, 20],
      [x + 64, -2],
      [x + 74, -40],
      [x + 94, -88],
      [x + 72, -96],
      [x + 46, -44],
      [x + 34, -26],
      [x + 6, -36],
      [x - 9, -s - 8],
      [x - 25, -s - 8],
      [x - 27, -30],
    ];
    const grip: Champ = (px, py) =>
      Math.max(py + 20 - (px - x - 50) * 0.2, x + 40 - px - (py + 30) * 0.2);
    const vive = couleurVive(marque);
    const { geometry: machoire } = mors(fixe, 12, () => 9);
    const { geometry: boitier, champ } = mors(corps, 16, grip);
    return coucher(
      0,
      piece(
        merge(
          box(l, 17, 6, 0.8).translate(l / 2 - 8, 4, 0),
          // Pins of the fixed jaw and of the stop at the end of the bar.
          ...[4, l - 16].map((px) => rivet(px === 4 ? 12.4 : 3.4).translate(px, 4, 0)),
        ),
        acierBruni(),
      ),
      piece(machoire, plastique(vive)),
      piece(boitier, bimatiere(vive, { couleurB: GOMME, rugositeB: 0.7 })),
      piece(
        merge(
          gachette(
            [
              [x + 8, -22, 4],
              [x + 28, -26, 6],
              [x + 46, -58, 8],
              [x + 52, -82, 6],
              [x + 42, -86, 4],
              [x + 28, -60, 8],
              [x + 6, -44, 8],
            ],
            16,
          ),
          // Behind the bar, what lets it slide.
          gachette(
            [
              [x + 54, 8, 4],
              [x + 82, 2, 4],
              [x + 86, 10, 4],
              [x + 58, 22, 4],
            ],
            14,
          ),
        ),
        plastique('#2b2e33'),
      ),
      signature(champ, marque, { x: x + 12, y: 3, largeur: 50 }, encreVive(marque)),
      piece(merge(patin(17, s), patin(x - 31, s)), caoutchouc('#3a3d42')),
    );
  },
});

function gachette(points: readonly (readonly [number, number, number])[], gras: number) {
  return extrude(roundedPolygon(points), gras, { chanfrein: 3, angle: 0.9 }).translate(
    0,
    0,
    -gras / 2,
  );
}

/** A soft shoe on the jaw, with the grooves that hold. */
function patin(x: number, s: number): BufferGeometry {
  return merge(
    box(9, 30, 26, 3.4).translate(x, -s + 4, 0),
    ...[-9, -3, 3, 9].map((dy) => box(11, 2.4, 22, 1).translate(x, -s + 4 + dy, 0)),
  );
}

function rivet(z: number): BufferGeometry {
  return latheZ(
    [
      [0, -z],
      [4.4, -z],
      [4.4, z, 0.4],
      [3, z + 1.2, 0.8],
      [0, z + 1.4],
    ],
    28,
  );
}

function mors(points: readonly Point2[], h: number, souple: Champ) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const corps = raise(slab(points, 0, h, 6), souple, 0.8);
  const [x0, x1] = [Math.min(...xs) - 10, Math.max(...xs) + 10];
  const [y0, y1] = [Math.min(...ys) - 10, Math.max(...ys) + 10];
  const geometry = regions(mesh(corps, [x0, y0, -h - 8], [x1, y1, h + 8], 1.6), souple);
  return { geometry, champ: corps };
}
