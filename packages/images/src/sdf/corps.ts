/** Primitive bodies. All are centred or run between points, in millimetres. */
import type { Point2 } from '../geometrie/contours.ts';
import type { Point3 } from '../geometrie/balayage.ts';
import { clamp01, type Champ } from './champ.ts';

export function sphere([cx, cy, cz]: Point3, r: number): Champ {
  return (x, y, z) => Math.hypot(x - cx, y - cy, z - cz) - r;
}

export function ellipsoid([cx, cy, cz]: Point3, [rx, ry, rz]: Point3): Champ {
  const least = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const k0 = Math.hypot(px, py, pz);
    const k1 = Math.hypot(px / rx, py / ry, pz / rz);
    return k1 < 1e-9 ? -least : (k0 * (k0 - 1)) / k1;
  };
}

/** Half sizes; edges rounded by `r`. */
export function block([cx, cy, cz]: Point3, [hx, hy, hz]: Point3, r = 0): Champ {
  return (x, y, z) => {
    const qx = Math.abs(x - cx) - hx + r;
    const qy = Math.abs(y - cy) - hy + r;
    const qz = Math.abs(z - cz) - hz + r;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - r;
  };
}

/** A limb: round ends, its radius changing from a to b. */
export function capsule(a: Point3, b: Point3, ra: number, rb = ra): Champ {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length2 = Math.max(1e-9, dx * dx + dy * dy + dz * dz);
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const t = clamp01((px * dx + py * dy + pz * dz) / length2);
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t);
  };
}

/** Along an axis, half length h, edges rounded by `r`. */
export function cylinder(
  [cx, cy, cz]: Point3,
  axis: 'x' | 'y' | 'z',
  rayon: number,
  h: number,
  r = 0,
): Champ {
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const along = axis === 'x' ? px : axis === 'y' ? py : pz;
    const across =
      axis === 'x' ? Math.hypot(py, pz) : axis === 'y' ? Math.hypot(px, pz) : Math.hypot(px, py);
    const d1 = across - rayon + r;
    const d2 = Math.abs(along) - h + r;
    return Math.min(Math.max(d1, d2), 0) + Math.hypot(Math.max(d1, 0), Math.max(d2, 0)) - r;
  };
}

/** A ring round an axis. */
export function torus(
  [cx, cy, cz]: Point3,
  axis: 'x' | 'y' | 'z',
  rayon: number,
  section: number,
): Champ {
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const along = axis === 'x' ? px : axis === 'y' ? py : pz;
    const across =
      axis === 'x' ? Math.hypot(py, pz) : axis === 'y' ? Math.hypot(px, pz) : Math.hypot(px, py);
    return Math.hypot(across - rayon, along) - section;
  };
}

/** Signed distance to a polygon in the plane. */
export function polygonDistance(points: readonly Point2[]): (x: number, y: number) => number {
  const edges = points.map(([x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    const [ex, ey] = [px - x, py - y];
    return { x, y, py, ex, ey, length2: ex * ex + ey * ey };
  });
  return (x, y) => {
    let nearest = Infinity;
    let sign = 1;
    for (const edge of edges) {
      const [wx, wy] = [x - edge.x, y - edge.y];
      const t = clamp01((wx * edge.ex + wy * edge.ey) / edge.length2);
      const [bx, by] = [wx - edge.ex * t, wy - edge.ey * t];
      nearest = Math.min(nearest, bx * bx + by * by);
      const above = y >= edge.y;
      const below = y < edge.py;
      const left = edge.ex * wy > edge.ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    }
    return sign * Math.sqrt(nearest);
  };
}

/** A profile seen from the side (x, y), half thickness h about z = zc, edges rounded by `r`. */
export function slab(points: readonly Point2[], zc: number, h: number, r = 0): Champ {
  const flat = polygonDistance(points);
  return (x, y, z) => {
    const d = flat(x, y) + r;
    const dz = Math.abs(z - zc) - h + r;
    return Math.min(Math.max(d, dz), 0) + Math.hypot(Math.max(d, 0), Math.max(dz, 0)) - r;
  };
}
