/** Shutter stops with a head: a cast bust that tips on its pin, fixed to the wall in three ways. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { holes, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS, type Finition } from '../nuancier.ts';
import { union, type Champ } from '../sdf/champ.ts';
import { capsule, ellipsoid, torus } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

/** Black loses its shapes and white its edges in the usual light. */
const EXPOSITIONS: Partial<Record<Finition, number>> = { 'laque-noir': 1.4, 'laque-blanc': 0.98 };

export default defineModele({
  nom: 'arret-de-volet',
  params: Type.Object({
    pose: choix('a-visser', 'a-sceller', 'a-cheville'),
    finition: choix(...FINITIONS),
    /** From the wall to the head, millimetres. */
    longueur: mesure(80, 230),
  }),
  extremes: [
    { pose: 'a-cheville', finition: 'laque-noir', longueur: 100 },
    { pose: 'a-visser', finition: 'laque-blanc', longueur: 100 },
    { pose: 'a-sceller', finition: 'laque-anthracite', longueur: 160 },
  ],
  prise: ({ finition }) => ({
    azimut: 0.38,
    elevation: 0.2,
    cadre: 0.88,
    exposition: EXPOSITIONS[finition] ?? 1.12,
  }),
  construire({ pose, finition, longueur }) {
    const tenue = TENUES[pose]().translate(-longueur * 0.55, 0, 0);
    const tige = lathe(
      [
        [0, -longueur * 0.55],
        [5, -longueur * 0.55, 0.5],
        [5, -4, 1],
        [6.5, 0, 1],
        [6.5, 14, 1],
        [0, 15],
      ],
      36,
    ).rotateZ(-Math.PI / 2);
    return groupe(piece(merge(tige, buste(), tenue), metal(finition)));
  },
});

/** A bonneted head above, its bust, the weight that rights it below; it looks towards +x. */
function buste(): BufferGeometry {
  const tete = union(
    3,
    ellipsoid([1, 38, 0], [10.5, 13, 9.5]),
    ellipsoid([-2, 43, 0], [13, 13, 12]),
    capsule([10.5, 39, 0], [13.6, 35, 0], 1.5, 2),
    ellipsoid([10, 30, 0], [3, 2.4, 3.4]),
    ellipsoid([7, 26, 0], [4, 3.6, 4.4]),
  );
  const ruche: Champ = (x, y, z) =>
    torus([0, 0, 0], 'x', 12.4, 2)(x - 3 + (y - 43) * 0.22, y - 42, z);
  const corps = union(
    7,
    capsule([0, 30, 0], [0, 20, 0], 5, 5.4),
    ellipsoid([-1, 9, 0], [10, 13, 13]),
    ellipsoid([5, 11, 0], [7, 7, 9.5]),
    capsule([-1, 0, 0], [1, -20, 0], 7.6, 5.2),
    ellipsoid([3, -38, 0], [8.4, 14, 8]),
  );
  const col: Champ = (x, y, z) => torus([0, 20, 0], 'y', 6.2, 1.6)(x, y, z);
  return mesh(union(1.6, tete, ruche, corps, col), [-22, -60, -24], [24, 64, 24], 0.7).translate(
    14,
    0,
    0,
  );
}

const TENUES: Record<'a-visser' | 'a-sceller' | 'a-cheville', () => BufferGeometry> = {
  'a-visser': () => {
    const platine = holes(rectangle(34, 62, 6), 3, [
      [0, 22],
      [0, -22],
    ]);
    return extrude(platine, 5, { chanfrein: 0.8 }).rotateY(Math.PI / 2);
  },
  'a-sceller': () => {
    const queue = roundedPolygon([
      [0, -6],
      [-44, -6],
      [-58, -16, 1],
      [-62, -9, 1],
      [-50, 0],
      [-62, 9, 1],
      [-58, 16, 1],
      [-44, 6],
      [0, 6],
    ]);
    return merge(extrude(queue, 9, { chanfrein: 0.8 }).translate(0, 0, -4.5), box(5, 24, 24, 2));
  },
  'a-cheville': () =>
    merge(
      thread({ diametre: 10, noyau: 7, pas: 4.2, y0: -70, y1: 0, pointe: 10 }).rotateZ(
        -Math.PI / 2,
      ),
      lathe(
        [
          [0, 0],
          [11, 0, 0.6],
          [11, 4, 1],
          [0, 5],
        ],
        36,
      ).rotateZ(-Math.PI / 2),
    ),
};
