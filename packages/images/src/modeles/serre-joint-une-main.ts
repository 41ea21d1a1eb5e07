/** One-handed bar clamps: a fixed jaw, a body with its trigger and grip, soft pads. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { merge, piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { bimatiere, caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { raise, type Champ } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'serre-joint-une-main',
  params: Type.Object({
    /** Of the bar beyond the body, in throats. */
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
    const l = s * elancement + 60;
    const x = Math.min(l * 0.62, l - 40);
    const fixe: Point2[] = [
      [-14, 18],
      [18, 16],
      [14, -30],
      [12, -s - 6],
      [-2, -s - 6],
      [-14, -30],
    ];
    const corps: Point2[] = [
      [x - 26, 26],
      [x + 44, 26],
      [x + 58, 14],
      [x + 60, -8],
      [x + 84, -84],
      [x + 62, -92],
      [x + 34, -30],
      [x + 4, -36],
      [x - 10, -s - 6],
      [x - 24, -s - 6],
      [x - 26, -30],
    ];
    const grip: Champ = (px, py) => Math.max(py + 22, x + 34 - px);
    return coucher(
      0,
      piece(box(l, 16, 6, 0.8).translate(l / 2 - 8, 4, 0), acierBruni()),
      piece(
        mors(fixe, 12, () => 9),
        plastique(couleurVive(marque)),
      ),
      piece(
        mors(corps, 15, grip),
        bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.7 }),
      ),
      piece(
        extrude(
          roundedPolygon([
            [x + 10, -20, 4],
            [x + 26, -24, 4],
            [x + 40, -78, 6],
            [x + 30, -82, 4],
            [x + 8, -40, 8],
          ]),
          14,
          { chanfrein: 2.5, angle: 0.9 },
        ).translate(0, 0, -7),
        plastique('#2b2e33'),
      ),
      piece(
        merge(
          box(9, 26, 24, 3).translate(14, -s + 4, 0),
          box(9, 26, 24, 3).translate(x - 28, -s + 4, 0),
        ),
        caoutchouc('#3a3d42'),
      ),
    );
  },
});

function mors(points: readonly Point2[], h: number, souple: Champ): BufferGeometry {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const corps = raise(slab(points, 0, h, 6), souple, 0.8);
  const [x0, x1] = [Math.min(...xs) - 10, Math.max(...xs) + 10];
  const [y0, y1] = [Math.min(...ys) - 10, Math.max(...ys) + 10];
  return regions(mesh(corps, [x0, y0, -h - 8], [x1, y1, h + 8], 1.8), souple);
}
