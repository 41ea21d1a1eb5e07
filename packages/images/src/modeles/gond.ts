/** Hooks of shutters: the pin, and what holds it in the wall. */
import type { BufferGeometry, Mesh } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { holes, polygon, rectangle } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 7;

export default defineModele({
  nom: 'gond',
  params: Type.Object({
    pose: choix('a-visser', 'a-sceller', 'a-cheville'),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { pose: 'a-visser', finition: 'laque-noir' },
    { pose: 'a-sceller', finition: 'galva' },
    { pose: 'a-cheville', finition: 'zinc-blanc' },
  ],
  prise: ({ pose, finition }) => ({
    azimut: pose === 'a-visser' ? 0.55 : 0.3,
    elevation: 0.25,
    cadre: 0.82,
    exposition: finition === 'laque-noir' ? 1.3 : 1.12,
  }),
  construire({ pose, finition }) {
    return groupe(
      piece(merge(broche(), TENUES[pose]()), metal(finition)),
      ...(pose === 'a-cheville' ? cheville() : []),
    );
  },
});

/** The upright pin on its collar. */
function broche(): BufferGeometry {
  return lathe(
    [
      [0, -14],
      [9, -14, 1.5],
      [11, -4, 2],
      [11, 0, 1],
      [R, 0.6, 0.6],
      [R, 40, 1],
      [R - 3, 44, 2],
      [0, 45],
    ],
    56,
  );
}

const TENUES: Record<'a-visser' | 'a-sceller' | 'a-cheville', () => BufferGeometry> = {
  'a-visser': () => {
    const platine = holes(rectangle(44, 92, 5, 0, 0), 4, [
      [-12, 34],
      [12, 34],
      [-12, -34],
      [12, -34],
    ]);
    return merge(
      extrude(platine, 5, { chanfrein: 0.8 }).translate(0, 6, -40),
      box(18, 20, 34, 3).translate(0, -4, -22),
    );
  },
  'a-sceller': () => {
    const queue = polygon([
      [-6, -13],
      [-58, -13],
      [-72, -20],
      [-76, -14],
      [-62, -3],
      [-62, -1],
      [-76, 10],
      [-72, 16],
      [-58, 1],
      [-6, 1],
    ]);
    return extrude(queue, 16, { chanfrein: 1 }).translate(0, 0, -8);
  },
  'a-cheville': () => {
    const filets = thread({ diametre: 12, noyau: 8.6, pas: 5, y0: -104, y1: -34, pointe: 12 });
    const tige = lathe(
      [
        [4.4, -38],
        [6, -34, 0.6],
        [6, 0],
      ],
      36,
    );
    return merge(filets, tige)
      .rotateZ(-Math.PI / 2)
      .translate(-4, -7, 0);
  },
};

/** The plug, beside it. */
function cheville(): Mesh[] {
  const corps = lathe(
    [
      [0, 0],
      [6.4, 0, 1],
      [7.6, 8],
      [6.6, 10],
      [7.8, 18],
      [6.6, 20],
      [7.8, 30],
      [6.8, 32],
      [7.8, 44],
      [8, 66, 0.4],
      [10, 67, 0.4],
      [10, 69, 0.4],
      [4.6, 69.2],
      [4.6, 60],
    ],
    40,
  );
  return [
    piece(corps, plastique('#8d9298'), {
      position: [-76, -6, 62],
      rotation: [0, 0.12, -Math.PI / 2],
    }),
  ];
}
