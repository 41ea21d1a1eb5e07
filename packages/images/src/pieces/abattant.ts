/** Toilet seats, lying: the front towards +z. */
import type { BufferGeometry } from 'three';
import type { Shape } from 'three';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';

/** Outline of a seat, 365 wide for 440 long; `k` shrinks it. */
export function contourAssise(k: number, dedans = 0): Shape {
  const points: Point2[] = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    // y of the outline runs backwards once laid flat.
    const x = (182 * k - dedans) * Math.sign(c) * Math.abs(c) ** (s > 0 ? 0.62 : 0.95);
    const y = s > 0 ? (165 * k - dedans) * s ** 0.7 : (270 * k - dedans) * s;
    return [x, y];
  });
  return polygon(points);
}

export function assise(k: number): BufferGeometry {
  return extrudeUp(contourAssise(k), 17, { chanfrein: 7, angle: 0.8 });
}
