/**
 * Letters as lines in a box: x from 0 to the width of the letter, y from 0 at the height of a
 * capital to 100 at its foot. No font is drawn from: these names belong to invented makers.
 */
import type { Coin, Point, Trait } from './trace.ts';

export interface Lettre {
  /** Share of the usual width. */
  large: number;
  traits: (largeur: number, coin: Coin) => Trait[];
}

const ligne = (...points: Point[]): Trait => ({ points });
const vive = (...points: Point[]): Trait => ({ points, vif: true });
const boucle = (...points: Point[]): Trait => ({ points, ferme: true });
/** Where the bars of E, A, R stand. */
const M = 50;
/** Beyond the box, to be cut level with it: the feet of diagonals. */
const D = 14;

const lettre = (large: number, traits: Lettre['traits']): Lettre => ({ large, traits });

/** Diagonals go on past head and foot by the slope they have. */
const A = lettre(1.12, (l) => [
  vive([-0.07 * l, 100 + D], [l / 2, -D], [1.07 * l, 100 + D]),
  ligne([0.2 * l, 68], [0.8 * l, 68]),
]);
const E = lettre(0.86, (l) => [
  ligne([l, 0], [0, 0], [0, 100], [l, 100]),
  ligne([0, M], [0.86 * l, M]),
]);

export const CAPITALES: Readonly<Record<string, Lettre>> = {
  A,
  B: lettre(0.98, (l) => [
    boucle([0, 0], [0.94 * l, 0], [0.94 * l, M], [0, M]),
    boucle([0, M], [l, M], [l, 100], [0, 100]),
    ligne([0, 0], [0, 100]),
    vive([0, 20], [0, 0], [20, 0]),
    vive([0, 80], [0, 100], [20, 100]),
  ]),
  C: lettre(1, (l) => [ligne([l, 28], [l, 0], [0, 0], [0, 100], [l, 100], [l, 72])]),
  D: lettre(1.02, (l, coin) => [
    // Cut where corners are sharp: it would be an O.
    coin === 'vif'
      ? ligne([20, 0], [0.72 * l, 0], [l, 22], [l, 78], [0.72 * l, 100], [20, 100])
      : ligne([20, 0], [l, 0], [l, 100], [20, 100]),
    vive([24, 0], [0, 0], [0, 100], [24, 100]),
  ]),
  E,
  É: lettre(E.large, (l, coin) => [...E.traits(l, coin), vive([0.36 * l, -22], [0.62 * l, -36])]),
  F: lettre(0.82, (l) => [
    ligne([l, 0], [0, 0], [0, 100 + D]),
    ligne([0, M + 3], [0.86 * l, M + 3]),
  ]),
  G: lettre(1.04, (l) => [
    ligne([l, 26], [l, 0], [0, 0], [0, 100], [l, 100], [l, 55], [0.55 * l, 55]),
  ]),
  H: lettre(1.02, (l) => [
    ligne([0, -D], [0, 100 + D]),
    ligne([l, -D], [l, 100 + D]),
    ligne([0, M], [l, M]),
  ]),
  I: lettre(0, () => [ligne([0, -D], [0, 100 + D])]),
  J: lettre(0.82, (l) => [ligne([l, -D], [l, 100], [0, 100], [0, 70])]),
  K: lettre(1, (l) => [
    ligne([0, -D], [0, 100 + D]),
    vive([l * 1.08, -D], [0, 60]),
    vive([0.3 * l, 40], [l * 1.1, 100 + D]),
  ]),
  L: lettre(0.8, (l) => [vive([0, -D], [0, 100], [l, 100])]),
  M: lettre(1.3, (l) => [
    vive([0, 100 + D], [0, 0]),
    vive([l, 100 + D], [l, 0]),
    vive([0, -6], [l / 2, 70], [l, -6]),
  ]),
  N: lettre(1.06, (l) => [
    vive([0, 100 + D], [0, -D]),
    vive([l, 100 + D], [l, -D]),
    vive([0, 0], [l, 100]),
  ]),
  O: lettre(1.08, (l) => [boucle([0, 0], [l, 0], [l, 100], [0, 100])]),
  P: lettre(0.94, (l) => [
    ligne([0, 55], [l, 55], [l, 0], [0, 0]),
    vive([12, 0], [0, 0], [0, 100 + D]),
  ]),
  Q: lettre(1.08, (l) => [
    boucle([0, 0], [l, 0], [l, 100], [0, 100]),
    vive([0.58 * l, 66], [l * 1.05, 108]),
  ]),
  R: lettre(0.98, (l) => [
    ligne([0, 55], [l, 55], [l, 0], [0, 0]),
    vive([12, 0], [0, 0], [0, 100 + D]),
    vive([0.42 * l, 55], [l * 1.06, 100 + D]),
  ]),
  S: lettre(0.98, (l) => [
    ligne([l, 24], [l, 0], [0, 0], [0, M], [l, M], [l, 100], [0, 100], [0, 76]),
  ]),
  T: lettre(0.98, (l) => [ligne([0, 0], [l, 0]), ligne([l / 2, 0], [l / 2, 100 + D])]),
  U: lettre(1.02, (l) => [ligne([0, -D], [0, 100], [l, 100], [l, -D])]),
  V: lettre(1.1, (l) => [vive([-0.07 * l, -D], [l / 2, 100 + D], [1.07 * l, -D])]),
  X: lettre(1.06, (l) => [
    vive([-0.1 * l, -D], [1.1 * l, 100 + D]),
    vive([1.1 * l, -D], [-0.1 * l, 100 + D]),
  ]),
  Y: lettre(1.04, (l) => [
    vive([-0.08 * l, -D], [l / 2, 56], [1.08 * l, -D]),
    ligne([l / 2, 50], [l / 2, 100 + D]),
  ]),
};

/** Height of an « x », from the head of capitals. */
const X = 30;
const tige = (haut: number): Trait => ligne([0, haut - D], [0, 100 + D]);
const panse = (l: number): Trait => boucle([0, X], [l, X], [l, 100], [0, 100]);

export const MINUSCULES: Readonly<Record<string, Lettre>> = {
  a: lettre(0.86, (l) => [panse(l), ligne([l, X - 4], [l, 100 + D])]),
  b: lettre(0.88, (l) => [panse(l), tige(0)]),
  c: lettre(0.82, (l) => [ligne([l, 52], [l, X], [0, X], [0, 100], [l, 100], [l, 78])]),
  d: lettre(0.88, (l) => [panse(l), ligne([l, -D], [l, 100 + D])]),
  e: lettre(0.88, (l) => [ligne([0, 66], [l, 66], [l, X], [0, X], [0, 100], [0.92 * l, 100])]),
  é: lettre(0.88, (l) => [
    ligne([0, 66], [l, 66], [l, X], [0, X], [0, 100], [0.92 * l, 100]),
    vive([0.4 * l, 8], [0.72 * l, -6]),
  ]),
  f: lettre(0.5, (l) => [ligne([l, 0], [0, 0], [0, 100 + D]), ligne([-0.4 * l, 36], [l, 36])]),
  g: lettre(0.86, (l) => [panse(l), ligne([l, X - 4], [l, 130], [0.1 * l, 130])]),
  i: lettre(0, () => [ligne([0, X - 4], [0, 100 + D]), ligne([0, -2], [0, 6])]),
  k: lettre(0.82, (l) => [
    tige(0),
    vive([l * 1.05, X - 8], [0, 74]),
    vive([0.3 * l, 60], [l * 1.12, 100 + D]),
  ]),
  l: lettre(0, () => [tige(0)]),
  m: lettre(1.4, (l) => [
    ligne([0, 100 + D], [0, X], [l / 2, X], [l / 2, 100 + D]),
    ligne([l / 2, 60], [l / 2, X], [l, X], [l, 100 + D]),
  ]),
  n: lettre(0.86, (l) => [ligne([0, 100 + D], [0, X], [l, X], [l, 100 + D])]),
  o: lettre(0.9, (l) => [panse(l)]),
  p: lettre(0.88, (l) => [panse(l), ligne([0, X - 4], [0, 130])]),
  r: lettre(0.54, (l) => [ligne([0, 100 + D], [0, X], [l, X])]),
  s: lettre(0.8, (l) => [ligne([l, X], [0, X], [0, 65], [l, 65], [l, 100], [0, 100])]),
  t: lettre(0.54, (l) => [ligne([0, 6], [0, 100], [l, 100]), ligne([-0.35 * l, 36], [l, 36])]),
  u: lettre(0.86, (l) => [ligne([0, X - D], [0, 100], [l, 100]), ligne([l, X - D], [l, 100 + D])]),
  x: lettre(0.86, (l) => [
    vive([-0.1 * l, X - 8], [1.1 * l, 100 + D]),
    vive([1.1 * l, X - 8], [-0.1 * l, 100 + D]),
  ]),
  y: lettre(0.86, (l) => [
    ligne([0, X - D], [0, 100], [l, 100]),
    ligne([l, X - D], [l, 130], [0.1 * l, 130]),
  ]),
};
