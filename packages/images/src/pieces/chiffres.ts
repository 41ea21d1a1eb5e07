/** Numerals drawn as strokes: outlines to cut out of sheet, 100 high on the base line. */
import type { Shape } from 'three';
import { hole, slot, type Point2 } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import type { PointTourne } from '../geometrie/surface.ts';

/** Half the width of a stroke. */
const E = 8.5;

const anneau = (x: number, y1: number, y2: number, r: number): Shape =>
  hole(slot([x, y1], [x, y2], r + E), slot([x, y1], [x, y2], r - E));

const trait = (...points: readonly PointTourne[]) => pli(points, 2 * E);

/** Points of an arc about (cx, cy), from one angle to another in degrees. */
function arc(cx: number, cy: number, rx: number, ry: number, de: number, a: number): Point2[] {
  const n = Math.max(6, Math.round(Math.abs(a - de) / 9));
  return Array.from({ length: n + 1 }, (_, i): Point2 => {
    const turn = ((de + ((a - de) * i) / n) * Math.PI) / 180;
    return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
  });
}

const FORMES: readonly (() => Shape[])[] = [
  () => [anneau(0, 28, 72, 19.5)],
  () => [trait([-16, 80], [6, 91.5, 4], [6, 0])],
  () => [trait(...arc(0, 70, 21, 21.5, 165, -20), [14, 46, 8], [-19, E, 2], [30, E])],
  () => [
    trait(...arc(-1, 71, 20, 20.5, 150, -90)),
    trait([-8, 50.5], ...arc(-1, 29.5, 22, 21, 90, -155)),
  ],
  () => [trait([16, 0], [16, 91.5, 1], [-25, 26, 1], [32, 26])],
  () => [
    trait([24, 91.5], [-14, 91.5, 1], [-16.5, 49]),
    trait([-17, 50], ...arc(-1, 32.5, 22, 24, 118, -150)),
  ],
  () => [anneau(0, 29, 30, 21), trait([-21, 30], [-19, 52, 12], [14, 91.5])],
  () => [trait([-26, 91.5], [23, 91.5, 2], [-8, 0])],
  () => [anneau(0, 71, 72, 17.5), anneau(0, 28, 30, 20.5)],
  () => [anneau(0, 70, 71, 21), trait([21, 70], [19, 48, 12], [-14, E])],
];

export function chiffre(n: number): Shape[] {
  const forme = FORMES[n];
  if (!forme) throw new RangeError(`not a numeral: ${n}`);
  return forme();
}
