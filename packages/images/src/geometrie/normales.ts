/** Normals that stay sharp at an edge and smooth elsewhere, on few vertices. */
import { BufferAttribute, BufferGeometry, Sphere } from 'three';
import { FINESSE } from './finesse.ts';

interface Coin {
  normal: [number, number, number];
  u: number;
  v: number;
  index: number;
}

/**
 * Faces that meet at less than `angle` share their normals. Vertices of equal place are welded
 * first, so that seams of swept surfaces do not show; the result is indexed, which halves the time
 * a picture takes beside one vertex per corner.
 */
export function crease(geometry: BufferGeometry, angle = 0.55): BufferGeometry {
  if (!FINESSE.aretes) {
    if (!geometry.index) geometry.setIndex(Array.from(listCorners(geometry)));
    geometry.computeVertexNormals();
    return geometry;
  }
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const corners = listCorners(geometry);
  const places = weld(geometry);
  const faces = listFaces(position.array, corners, places);
  const limit = Math.cos(angle);
  const made: Coin[][] = [];
  const out: { position: number[]; normal: number[]; uv: number[] } = {
    position: [],
    normal: [],
    uv: [],
  };
  const indices: number[] = [];
  for (let corner = 0; corner < corners.length; corner++) {
    const face = Math.floor(corner / 3);
    if (!isSound(faces, face)) continue;
    const source = corners[corner] ?? 0;
    const place = places[source] ?? 0;
    const normal = smoothed(faces, place, face, limit);
    const u = uv ? uv.getX(source) : 0;
    const v = uv ? uv.getY(source) : 0;
    const known = (made[place] ??= []);
    let coin = known.find((other) => other.u === u && other.v === v && near(other.normal, normal));
    if (!coin) {
      coin = { normal, u, v, index: out.position.length / 3 };
      known.push(coin);
      out.position.push(position.getX(source), position.getY(source), position.getZ(source));
      out.normal.push(...normal);
      out.uv.push(u, v);
    }
    indices.push(coin.index);
  }
  const result = new BufferGeometry();
  result.setAttribute('position', new BufferAttribute(new Float32Array(out.position), 3));
  result.setAttribute('normal', new BufferAttribute(new Float32Array(out.normal), 3));
  if (uv) result.setAttribute('uv', new BufferAttribute(new Float32Array(out.uv), 2));
  result.setIndex(indices);
  return result;
}

function listCorners(geometry: BufferGeometry): ArrayLike<number> {
  const { index } = geometry;
  if (index) return index.array;
  return Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i);
}

/** Steps of the grid on which vertices are welded, from the middle to the edge. */
const GRAINS = 1e5;
const RANGEE = 2 * GRAINS + 1;

/** The number of the place each vertex stands at: equal to a hundred thousandth of the size. */
function weld(geometry: BufferGeometry): Int32Array {
  const { array } = geometry.getAttribute('position');
  geometry.computeBoundingSphere();
  const { center, radius } = geometry.boundingSphere ?? new Sphere();
  // All of them would be one place, which every face meets: an hour instead of an error.
  if (Number.isNaN(radius)) throw new Error('a position is not a number');
  const scale = GRAINS / Math.max(radius, 1e-6);
  const places = new Int32Array(array.length / 3);
  const known = new Map<number, number>();
  for (let i = 0; i < places.length; i++) {
    const x = Math.round(((array[i * 3] ?? 0) - center.x) * scale) + GRAINS;
    const y = Math.round(((array[i * 3 + 1] ?? 0) - center.y) * scale) + GRAINS;
    const z = Math.round(((array[i * 3 + 2] ?? 0) - center.z) * scale) + GRAINS;
    const key = (x * RANGEE + y) * RANGEE + z;
    let place = known.get(key);
    if (place === undefined) known.set(key, (place = known.size));
    places[i] = place;
  }
  return places;
}

interface Faces {
  /** Three numbers a face, unscaled: a large one weighs more in the normal of a corner. */
  normals: Float64Array;
  lengths: Float64Array;
  /** By place. */
  around: number[][];
}

function listFaces(
  position: ArrayLike<number>,
  corners: ArrayLike<number>,
  places: Int32Array,
): Faces {
  const normals = new Float64Array(corners.length);
  const lengths = new Float64Array(corners.length / 3);
  const around: number[][] = [];
  for (let start = 0; start + 2 < corners.length; start += 3) {
    const a = (corners[start] ?? 0) * 3;
    const b = (corners[start + 1] ?? 0) * 3;
    const c = (corners[start + 2] ?? 0) * 3;
    const ax = position[a] ?? 0;
    const ay = position[a + 1] ?? 0;
    const az = position[a + 2] ?? 0;
    const ux = (position[b] ?? 0) - ax;
    const uy = (position[b + 1] ?? 0) - ay;
    const uz = (position[b + 2] ?? 0) - az;
    const vx = (position[c] ?? 0) - ax;
    const vy = (position[c + 1] ?? 0) - ay;
    const vz = (position[c + 2] ?? 0) - az;
    const nx = (normals[start] = uy * vz - uz * vy);
    const ny = (normals[start + 1] = uz * vx - ux * vz);
    const nz = (normals[start + 2] = ux * vy - uy * vx);
    lengths[start / 3] = lengthOf(nx, ny, nz);
    for (let corner = start; corner < start + 3; corner++) {
      (around[places[corners[corner] ?? 0] ?? 0] ??= []).push(start / 3);
    }
  }
  return { normals, lengths, around };
}

/** `Math.hypot` guards against sizes no model has, and takes ten times as long. */
function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function isSound({ lengths }: Faces, face: number): boolean {
  return (lengths[face] ?? 0) > 1e-12;
}

function smoothed(faces: Faces, place: number, own: number, limit: number): Coin['normal'] {
  const { normals, lengths, around } = faces;
  const nx = normals[own * 3] ?? 0;
  const ny = normals[own * 3 + 1] ?? 0;
  const nz = normals[own * 3 + 2] ?? 0;
  const length = lengths[own] ?? 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (const face of around[place] ?? []) {
    const fx = normals[face * 3] ?? 0;
    const fy = normals[face * 3 + 1] ?? 0;
    const fz = normals[face * 3 + 2] ?? 0;
    const other = lengths[face] ?? 0;
    if (other <= 1e-12 || nx * fx + ny * fy + nz * fz < limit * length * other) continue;
    x += fx;
    y += fy;
    z += fz;
  }
  const sum = lengthOf(x, y, z);
  return sum > 0 ? [x / sum, y / sum, z / sum] : [nx / length, ny / length, nz / length];
}

function near(a: Coin['normal'], b: Coin['normal']): boolean {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] > 0.9999;
}
