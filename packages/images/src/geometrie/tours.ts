/** Turned parts that lie: about X as a chuck, about Z as a wheel seen from the front. */
import { Vector2, type BufferGeometry } from 'three';
import { lathe, roundedOutline, surface, type PointTourne } from './surface.ts';

/** Radius and x, from left to right on the outside. */
export function latheX(points: readonly PointTourne[], segments = 72): BufferGeometry {
  return lathe(points, segments).rotateZ(-Math.PI / 2);
}

/** Radius and z, from back to front on the outside. */
export function latheZ(points: readonly PointTourne[], segments = 72): BufferGeometry {
  return lathe(points, segments).rotateX(Math.PI / 2);
}

/**
 * Turned about Z from angle `a0` to `a1` (0 at +x, counter-clockwise): guards and covers. The outline
 * goes from back to front on the outside.
 */
export function secteurZ(
  points: readonly PointTourne[],
  a0: number,
  a1: number,
  segments = 48,
): BufferGeometry {
  const outline = roundedOutline(points);
  return surface(
    outline.length - 1,
    segments,
    (u, v, out) => {
      const { x, y } = outline[Math.round(u * (outline.length - 1))] ?? new Vector2();
      const turn = a0 + (a1 - a0) * v;
      out.set(x * Math.cos(turn), x * Math.sin(turn), y);
    },
    0.5,
  );
}
