/** Sections of bars that are sold by length, in millimetres, with what is clipped into them. */
import type { Shape } from 'three';
import { hole, polygon, roundedPolygon, slot } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';

export const NOMS_SECTION = [
  'corniere',
  'u',
  'seuil',
  'prise-de-main',
  'led-applique',
  'led-encastre',
  'led-angle',
  'rail-haut',
  'rail-bas',
  'rail-c',
  'tube-ovale',
] as const;
export type NomSection = (typeof NOMS_SECTION)[number];

export interface Section {
  profil: Shape;
  /** An opal cover. */
  diffuseur?: Shape;
}

/** `e` is the thickness of a wing over its width; only angles and channels are sold by it. */
export function sectionOf(nom: NomSection, e: number): Section {
  return SECTIONS[nom](e);
}

const SECTIONS: Record<NomSection, (e: number) => Section> = {
  corniere: (e) => ({
    profil: polygon([
      [0, 0],
      [30, 0],
      [30, 30 * e],
      [30 * e, 30 * e],
      [30 * e, 30],
      [0, 30],
    ]),
  }),
  u: (e) => ({
    profil: polygon([
      [-12, 0],
      [12, 0],
      [12, 18],
      [12 - 24 * e, 18],
      [12 - 24 * e, 24 * e],
      [-12 + 24 * e, 24 * e],
      [-12 + 24 * e, 18],
      [-12, 18],
    ]),
  }),
  seuil: () => ({ profil: seuil() }),
  'prise-de-main': () => ({
    profil: pli(
      [
        [-9, 3],
        [0, 3],
        [0, 22, 1.2],
        [14, 30, 5],
        [24, 30, 4],
        [26, 22],
        [26, 16],
      ],
      1.7,
    ),
  }),
  'led-applique': () => ({
    profil: pli(
      [
        [-6.2, 8],
        [-8, 8, 0.4],
        [-8, 0.5, 0.6],
        [8, 0.5, 0.6],
        [8, 8, 0.4],
        [6.2, 8],
      ],
      1,
    ),
    diffuseur: roundedPolygon([
      [-6.9, 7.6],
      [6.9, 7.6],
      [6.4, 9.4, 1],
      [-6.4, 9.4, 1],
    ]),
  }),
  'led-encastre': () => ({
    profil: polygon([
      [-8, 0],
      [8, 0],
      [8, 7],
      [12.5, 7.6],
      [12.5, 8.4],
      [7, 8.4],
      [7, 1],
      [-7, 1],
      [-7, 8.4],
      [-12.5, 8.4],
      [-12.5, 7.6],
      [-8, 7],
    ]),
    diffuseur: roundedPolygon([
      [-6.9, 7],
      [6.9, 7],
      [6.9, 8.3, 0.4],
      [-6.9, 8.3, 0.4],
    ]),
  }),
  'led-angle': () => ({
    profil: pli(
      [
        [16.5, 2.4],
        [16.5, 0.5, 0.4],
        [0.5, 0.5, 1],
        [0.5, 16.5, 0.4],
        [2.4, 16.5],
      ],
      1,
    ),
    diffuseur: pli(
      [
        [15.6, 1.6],
        [13.6, 9, 5],
        [9, 13.6, 5],
        [1.6, 15.6],
      ],
      1.2,
    ),
  }),
  'rail-haut': () => ({
    profil: polygon([
      [-40, 0],
      [-40, 40],
      [40, 40],
      [40, 0],
      [37.8, 0],
      [37.8, 37.6],
      [1.2, 37.6],
      [1.2, 4],
      [-1.2, 4],
      [-1.2, 37.6],
      [-37.8, 37.6],
      [-37.8, 0],
    ]),
  }),
  'rail-bas': () => ({ profil: railBas() }),
  'rail-c': () => ({
    profil: pli(
      [
        [-7, 7],
        [-7, 0, 2],
        [-20, 0, 3],
        [-20, 36, 3],
        [20, 36, 3],
        [20, 0, 3],
        [7, 0, 2],
        [7, 7],
      ],
      2.6,
    ),
  }),
  'tube-ovale': () => ({
    profil: hole(slot([-7.5, 0], [7.5, 0], 7.5), slot([-7.5, 0], [7.5, 0], 6.4)),
  }),
};

/** A low vault with fine grooves, and the rail it snaps on. */
function seuil(): Shape {
  const haut: [number, number][] = [];
  for (let i = 0; i <= 96; i++) {
    const x = 20.5 - (41 * i) / 96;
    const voute = 4.6 * Math.sqrt(Math.max(0, 1 - (x / 20.5) ** 4));
    const strie = Math.abs(x) < 14 && Math.abs(x) > 1 ? 0.28 * (i % 2) : 0;
    haut.push([x, Math.max(0.3, voute - strie)]);
  }
  return polygon([
    [-20.5, 0],
    [-3, 1.2],
    [-3, -3.5],
    [-1.6, -3.5],
    [-1.6, 1.4],
    [1.6, 1.4],
    [1.6, -3.5],
    [3, -3.5],
    [3, 1.2],
    [20.5, 0],
    ...haut,
  ]);
}

/** Two ways for wheels, a ramp on each side. */
function railBas(): Shape {
  const voie = (x: number): [number, number][] => [
    [x + 4.2, 5],
    [x + 4.2, 1.6],
    [x - 4.2, 1.6],
    [x - 4.2, 5],
  ];
  return polygon([
    [-38, 0],
    [38, 0],
    [38, 1],
    [30, 5],
    ...voie(18),
    ...voie(-18),
    [-30, 5],
    [-38, 1],
  ]);
}
