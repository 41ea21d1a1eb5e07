/** Bodies as signed distances, negative inside: soft unions for what is moulded or worn. */
import type { Point3 } from '../geometrie/balayage.ts';

export type Champ = (x: number, y: number, z: number) => number;

export function clamp01(x: number): number {
  return Math.min(1, Math.max(0, x));
}

export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp01((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export function smoothMin(a: number, b: number, k: number): number {
  if (k <= 0) return Math.min(a, b);
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

export function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

/** Melted together over `k` millimetres; 0 for sharp. */
export function union(k: number, ...parts: readonly Champ[]): Champ {
  return (x, y, z) => parts.reduce((d, part) => smoothMin(d, part(x, y, z), k), 1e6);
}

export function intersection(k: number, ...parts: readonly Champ[]): Champ {
  return (x, y, z) => parts.reduce((d, part) => smoothMax(d, part(x, y, z), k), -1e6);
}

/** The first without the others. */
export function without(k: number, body: Champ, ...cuts: readonly Champ[]): Champ {
  return (x, y, z) => cuts.reduce((d, cut) => smoothMax(d, -cut(x, y, z), k), body(x, y, z));
}

/** Thicker by so much, all round. */
export function inflate(body: Champ, by: number): Champ {
  return (x, y, z) => body(x, y, z) - by;
}

/** A shell of that thickness inside the surface. */
export function shell(body: Champ, thickness: number): Champ {
  return (x, y, z) => {
    const d = body(x, y, z);
    return Math.max(d, -d - thickness);
  };
}

/** Raises (positive) or sinks the surface where `height` is not 0; only looked at near it. */
export function displace(body: Champ, height: Champ, reach = 6): Champ {
  return (x, y, z) => {
    const d = body(x, y, z);
    return Math.abs(d) > reach ? d : d - height(x, y, z);
  };
}

/** Raised by `by` where `region` is negative, with an edge 1.5 mm wide. */
export function raise(body: Champ, region: Champ, by: number): Champ {
  return displace(body, (x, y, z) => by * smoothstep(0.75, -0.75, region(x, y, z)));
}

/** The half given twice: mirrored in the plane where the axis is 0. */
export function mirrored(body: Champ, axis: 'x' | 'y' | 'z' = 'z'): Champ {
  if (axis === 'x') return (x, y, z) => body(Math.abs(x), y, z);
  if (axis === 'y') return (x, y, z) => body(x, Math.abs(y), z);
  return (x, y, z) => body(x, y, Math.abs(z));
}

export function moved(body: Champ, [dx, dy, dz]: Point3): Champ {
  return (x, y, z) => body(x - dx, y - dy, z - dz);
}

/** Turned about an axis through `centre`, counter-clockwise seen from its positive end. */
export function turned(
  body: Champ,
  axis: 'x' | 'y' | 'z',
  angle: number,
  [cx, cy, cz]: Point3 = [0, 0, 0],
): Champ {
  const [s, c] = [Math.sin(-angle), Math.cos(-angle)];
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    if (axis === 'x') return body(px + cx, py * c - pz * s + cy, py * s + pz * c + cz);
    if (axis === 'y') return body(px * c + pz * s + cx, py + cy, pz * c - px * s + cz);
    return body(px * c - py * s + cx, px * s + py * c + cy, pz + cz);
  };
}

/** Stretched by axis; distances stay safe. */
export function scaled(body: Champ, [sx, sy, sz]: Point3): Champ {
  const least = Math.min(sx, sy, sz);
  return (x, y, z) => body(x / sx, y / sy, z / sz) * least;
}
