/** From a field to a mesh: surface nets, pulled onto the surface, normals from the slope. */
import { BufferAttribute, BufferGeometry } from 'three';
import type { Point3 } from '../geometrie/balayage.ts';
import { FINESSE } from '../geometrie/finesse.ts';
import type { Champ } from './champ.ts';

/** Cells of the smallest block that is skipped when its middle is far from the surface. */
const BLOC = 6;

interface Grille {
  origin: Point3;
  step: number;
  size: readonly [nx: number, ny: number, nz: number];
  values: Float32Array;
}

/** Shadows need less: a sixth of the triangles, looked at from every direction. */
const PAS_OMBRE = 2.5;

/**
 * Meshes the field within [min, max]. The surface must stay two cells away from that box, or the
 * model is cut: that is an error. 1.3 mm is fine for a hand-held machine, 2 to 3 mm for a garment.
 */
export function mesh(field: Champ, min: Point3, max: Point3, step: number): BufferGeometry {
  const geometry = build(field, min, max, step * FINESSE.pas);
  if (FINESSE.ombre) {
    geometry.userData.ombre = build(field, min, max, step * FINESSE.pas * PAS_OMBRE);
  }
  return geometry;
}

function build(field: Champ, min: Point3, max: Point3, step: number): BufferGeometry {
  const grid = sample(field, min, max, step);
  const { positions, cells } = placeVertices(grid);
  const indices = joinCells(grid, cells);
  if (positions.length === 0) throw new Error('the field has no surface in its box');
  const normals = settle(field, positions, step);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
}

/** Distances to two regions at each vertex: their colours part sharply between vertices. */
export function regions(geometry: BufferGeometry, b: Champ, c: Champ = () => 99): BufferGeometry {
  const position = geometry.getAttribute('position');
  const distances = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    distances[i * 2] = b(x, y, z);
    distances[i * 2 + 1] = c(x, y, z);
  }
  geometry.setAttribute('region', new BufferAttribute(distances, 2));
  return geometry;
}

/**
 * Where a ray along `axis` first meets the body, coming from `from` towards 0; for decals, which
 * lie on the true surface and not on the nominal one.
 */
export function reach(
  field: Champ,
  axis: 'x' | 'y' | 'z',
  a: number,
  b: number,
  from: number,
): number {
  const at = (t: number) =>
    axis === 'x' ? field(t, a, b) : axis === 'y' ? field(a, t, b) : field(a, b, t);
  const towards = Math.sign(-from) || -1;
  let t = from;
  for (let i = 0; i < 400; i++) {
    const d = at(t);
    if (d < 0.02) return t;
    t += towards * Math.max(0.05, d * 0.7);
    if (t * Math.sign(from) < -Math.abs(from)) break;
  }
  return 0;
}

function sample(field: Champ, min: Point3, max: Point3, step: number): Grille {
  const [nx, ny, nz] = [0, 1, 2].map(
    (axis) => Math.ceil(((max[axis] ?? 0) - (min[axis] ?? 0)) / step) + 1,
  ) as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  const at = (i: number, j: number, k: number) =>
    field(min[0] + i * step, min[1] + j * step, min[2] + k * step);
  /** A cube of so many cells: as a whole when the surface is far, else in parts. */
  const fill = (i0: number, j0: number, k0: number, side: number): void => {
    if (i0 >= nx || j0 >= ny || k0 >= nz) return;
    const half = side / 2;
    const middle = at(i0 + half, j0 + half, k0 + half);
    if (Number.isNaN(middle)) throw new Error('the field is not a number');
    const far = Math.abs(middle) > side * step * 1.6;
    if (!far && side > BLOC) {
      for (let part = 0; part < 8; part++) {
        fill(i0 + (part & 1) * half, j0 + ((part >> 1) & 1) * half, k0 + (part >> 2) * half, half);
      }
      return;
    }
    for (let k = k0; k < Math.min(k0 + side, nz); k++) {
      for (let j = j0; j < Math.min(j0 + side, ny); j++) {
        for (let i = i0; i < Math.min(i0 + side, nx); i++) {
          values[i + nx * (j + ny * k)] = far ? middle : at(i, j, k);
        }
      }
    }
  };
  const large = BLOC * 4;
  for (let k = 0; k < nz; k += large) {
    for (let j = 0; j < ny; j += large) for (let i = 0; i < nx; i += large) fill(i, j, k, large);
  }
  const grid: Grille = { origin: min, step, size: [nx, ny, nz], values };
  if (touchesEdge(grid)) throw new Error('the box of the field cuts the model: enlarge it');
  return grid;
}

function touchesEdge({ size: [nx, ny, nz], values }: Grille): boolean {
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const edge = i === 0 || j === 0 || k === 0 || i === nx - 1 || j === ny - 1 || k === nz - 1;
        if (edge && (values[i + nx * (j + ny * k)] ?? 0) < 0) return true;
      }
    }
  }
  return false;
}

/** One vertex in each cell the surface crosses, in the middle of its crossings. */
function placeVertices({ origin, step, size: [nx, ny, nz], values }: Grille): {
  positions: Float32Array;
  cells: Int32Array;
} {
  const cells = new Int32Array(nx * ny * nz).fill(-1);
  const placed: number[] = [];
  const corner = new Float32Array(8);
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const base = i + nx * (j + ny * k);
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          const d = values[base + (c & 1) + nx * (((c >> 1) & 1) + ny * (c >> 2))] ?? 0;
          corner[c] = d;
          if (d < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        const [x, y, z] = crossing(corner);
        cells[base] = placed.length / 3;
        placed.push(
          origin[0] + (i + x) * step,
          origin[1] + (j + y) * step,
          origin[2] + (k + z) * step,
        );
      }
    }
  }
  return { positions: new Float32Array(placed), cells };
}

function crossing(corner: Float32Array): Point3 {
  let [x, y, z, n] = [0, 0, 0, 0];
  for (let a = 0; a < 8; a++) {
    for (let bit = 1; bit < 8; bit <<= 1) {
      const b = a | bit;
      const [da, db] = [corner[a] ?? 0, corner[b] ?? 0];
      if (b === a || da < 0 === db < 0) continue;
      const t = da / (da - db);
      x += (a & 1) + ((b & 1) - (a & 1)) * t;
      y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      n++;
    }
  }
  return [x / n, y / n, z / n];
}

/** A quad across each edge of the grid that the surface crosses. */
function joinCells({ size: [nx, ny, nz], values }: Grille, cells: Int32Array): number[] {
  const indices: number[] = [];
  const strides = [1, nx, nx * ny] as const;
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const base = i + nx * (j + ny * k);
        const inside = (values[base] ?? 0) < 0;
        for (let axis = 0; axis < 3; axis++) {
          if (inside === (values[base + (strides[axis] ?? 0)] ?? 0) < 0) continue;
          const u = strides[(axis + 1) % 3] ?? 0;
          const v = strides[(axis + 2) % 3] ?? 0;
          const [a = -1, b = -1, c = -1, d = -1] = [
            cells[base - u - v],
            cells[base - v],
            cells[base],
            cells[base - u],
          ];
          if (a < 0 || b < 0 || c < 0 || d < 0) continue;
          if (inside) indices.push(a, b, c, a, c, d);
          else indices.push(a, c, b, a, d, c);
        }
      }
    }
  }
  return indices;
}

/** A Newton step onto the surface; gives the normals there, from four corners of a tetrahedron. */
function settle(field: Champ, positions: Float32Array, step: number): Float32Array {
  const normals = new Float32Array(positions.length);
  const e = step * 0.25;
  for (let i = 0; i < positions.length; i += 3) {
    let [x, y, z] = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0];
    for (let round = 0; round < 2; round++) {
      const a = field(x + e, y - e, z - e);
      const b = field(x - e, y - e, z + e);
      const c = field(x - e, y + e, z - e);
      const d = field(x + e, y + e, z + e);
      const [gx, gy, gz] = [a - b - c + d, c + d - a - b, b + d - a - c];
      const slope = Math.hypot(gx, gy, gz) || 1;
      if (round === 1) {
        normals[i] = gx / slope;
        normals[i + 1] = gy / slope;
        normals[i + 2] = gz / slope;
        break;
      }
      // The slope is four times the edge where the field is a true distance.
      const away = field(x, y, z) * Math.min(1, (4 * e) / slope);
      const by = Math.max(-step * 0.6, Math.min(step * 0.6, away)) / slope;
      [x, y, z] = [x - gx * by, y - gy * by, z - gz * by];
    }
    positions[i] = x;
    positions[i + 1] = y;
    positions[i + 2] = z;
  }
  return normals;
}
