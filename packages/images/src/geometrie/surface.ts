/** A surface given by a function, and the shapes that are one: turned, swept. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Vector2,
  type Vector3,
  Vector3 as Vector,
} from 'three';
import { crease } from './normales.ts';

/**
 * The grid of f(u, v), u and v from 0 to 1. With u running to the right and v upwards as seen from
 * outside, faces look outwards. `angle` is where edges stay sharp.
 */
export function surface(
  columns: number,
  rows: number,
  f: (u: number, v: number, out: Vector3) => void,
  angle = 0.6,
): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const out = new Vector();
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      f(column / columns, row / rows, out);
      positions.push(out.x, out.y, out.z);
      uvs.push(column / columns, row / rows);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      const above = corner + columns + 1;
      indices.push(corner, corner + 1, above, corner + 1, above + 1, above);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return crease(geometry, angle);
}

/** Radius, height, and the fillet that rounds this corner. */
export type PointTourne = readonly [rayon: number, y: number, conge?: number];

const PAS_CONGE = 5;

/** The outline with its corners rounded, from the first point to the last. */
export function roundedOutline(points: readonly PointTourne[]): Vector2[] {
  return points.flatMap(([x, y, conge = 0], i) => {
    const corner = new Vector2(x, y);
    const before = points[i - 1];
    const after = points[i + 1];
    if (conge <= 0 || !before || !after) return [corner];
    const back = new Vector2(before[0], before[1]).sub(corner);
    const forth = new Vector2(after[0], after[1]).sub(corner);
    const reach = Math.min(conge, back.length() * 0.49, forth.length() * 0.49);
    back.setLength(reach);
    forth.setLength(reach);
    return Array.from({ length: PAS_CONGE + 1 }, (_, step) => {
      const t = step / PAS_CONGE;
      return corner
        .clone()
        .addScaledVector(back, (1 - t) ** 2)
        .addScaledVector(forth, t ** 2);
    });
  });
}

/** Turned about Y: the outline from bottom to top on the outside, with fillets. */
export function lathe(points: readonly PointTourne[], segments = 72, angle = 0.5): BufferGeometry {
  const outline = roundedOutline(points);
  return surface(
    segments,
    outline.length - 1,
    (u, v, out) => {
      const { x, y } = outline[Math.round(v * (outline.length - 1))] ?? new Vector2();
      // The seam must close to the last bit to be welded.
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      out.set(x * Math.sin(turn), y, x * Math.cos(turn));
    },
    angle,
  );
}
