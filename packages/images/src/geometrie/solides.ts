/** Solids with the small bevels that make them look made. */
import { BoxGeometry, ExtrudeGeometry, type BufferGeometry, type Shape } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { hexagon } from './contours.ts';
import { crease } from './normales.ts';

export interface OptionsExtrusion {
  /** Radius of the edges, inside the outline; 0.3 mm unless told. */
  chanfrein?: number;
  /** Points on a curve of the outline. */
  finesse?: number;
  angle?: number;
}

/** From z = 0 to z = depth. */
export function extrude(
  shape: Shape,
  depth: number,
  { chanfrein = 0.3, finesse = 20, angle = 0.5 }: OptionsExtrusion = {},
): BufferGeometry {
  const bevel = Math.min(chanfrein, depth * 0.45);
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: finesse,
  });
  geometry.translate(0, 0, bevel);
  geometry.deleteAttribute('normal');
  return crease(geometry, angle);
}

/** Lying: the outline seen from above, from y = 0 to y = height. */
export function extrudeUp(
  shape: Shape,
  height: number,
  options?: OptionsExtrusion,
): BufferGeometry {
  return extrude(shape, height, options).rotateX(-Math.PI / 2);
}

/** Centred; edges rounded by `rayon`. */
export function box(width: number, height: number, depth: number, rayon = 0.4): BufferGeometry {
  const limit = Math.min(width, height, depth) / 2;
  if (rayon <= 0) return new BoxGeometry(width, height, depth);
  return new RoundedBoxGeometry(width, height, depth, 3, Math.min(rayon, limit * 0.99));
}

/** Standing on y = 0; `plats` across flats. */
export function hexPrism(plats: number, height: number, chanfrein = plats * 0.03): BufferGeometry {
  return extrudeUp(hexagon(plats), height, { chanfrein });
}
