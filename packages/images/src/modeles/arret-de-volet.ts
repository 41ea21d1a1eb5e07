/** Shutter stops with a head: a cast bust that tips on its pin, fixed to the wall in three ways. */
import { Shape, Vector2, type BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { holes, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

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
    exposition: finition === 'laque-noir' ? 1.35 : 1.12,
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

/** The profile of a bonneted head above, the weight that rights it below. */
function buste(): BufferGeometry {
  const profil: readonly (readonly [number, number])[] = [
    [-3, -46],
    [6, -50],
    [13, -44],
    [12, -30],
    [6, -18],
    [7, -6],
    [9, 2],
    [7.5, 13],
    [9.5, 18],
    [12.6, 21],
    [12.4, 25],
    [13.4, 28],
    [13, 31],
    [16.4, 34.5],
    [13.8, 39],
    [14, 45],
    [9, 52],
    [-1, 55],
    [-10, 51],
    [-14, 42],
    [-12, 32],
    [-7, 26],
    [-10, 18],
    [-13, 8],
    [-9, -4],
    [-6, -18],
    [-8, -34],
  ];
  const courbe = new Shape();
  const points = profil.map(([x, y]) => new Vector2(x, y));
  courbe.moveTo(points[0]?.x ?? 0, points[0]?.y ?? 0);
  courbe.splineThru([...points.slice(1), ...points.slice(0, 1)]);
  return extrude(courbe, 9, { chanfrein: 1.6, finesse: 120, angle: 0.8 })
    .translate(0, 0, -4.5)
    .translate(14, 0, 0);
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
