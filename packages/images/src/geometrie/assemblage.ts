/** Putting parts together: a part is a geometry in a material at a place. */
import { BufferGeometry, Group, Matrix4, Mesh, type Material, type Object3D, Vector3 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Point3 } from './balayage.ts';

/** Decals and glass throw no shadow and hide nothing: they are on a layer of their own. */
export const CALQUE_SANS_OMBRE = 1;

export interface Pose {
  position?: Point3;
  /** Radians about x, y, z in this order. */
  rotation?: Point3;
  echelle?: number | Point3;
}

export function piece(
  geometry: BufferGeometry,
  material: Material,
  { position, rotation, echelle = 1 }: Pose = {},
): Mesh {
  const mesh = new Mesh(geometry, material);
  if (position) mesh.position.set(...position);
  if (rotation) mesh.rotation.set(...rotation);
  mesh.scale.set(
    ...(typeof echelle === 'number' ? ([echelle, echelle, echelle] as const) : echelle),
  );
  if (material.transparent) mesh.layers.set(CALQUE_SANS_OMBRE);
  return mesh;
}

export function groupe(...parts: readonly Object3D[]): Group {
  const group = new Group();
  group.add(...parts);
  return group;
}

/** The same group, moved and turned. */
export function poser<T extends Object3D>(object: T, { position, rotation, echelle }: Pose): T {
  if (position) object.position.set(...position);
  if (rotation) object.rotation.set(...rotation);
  if (echelle !== undefined) {
    object.scale.set(
      ...(typeof echelle === 'number' ? ([echelle, echelle, echelle] as const) : echelle),
    );
  }
  return object;
}

/** One geometry of several of the same kind; all in one material. */
export function merge(...geometries: readonly BufferGeometry[]): BufferGeometry {
  const bare = geometries.map(strip);
  const merged = mergeGeometries(bare, false);
  if (!merged) throw new Error('geometries that cannot be merged');
  return merged;
}

/** Place, normal and texture only, always indexed: what any two geometries can share. */
function strip(geometry: BufferGeometry): BufferGeometry {
  const bare = new BufferGeometry();
  const count = geometry.getAttribute('position').count;
  bare.setAttribute('position', geometry.getAttribute('position').clone());
  bare.setAttribute('normal', geometry.getAttribute('normal').clone());
  bare.setIndex(
    geometry.index ? geometry.index.clone() : Array.from({ length: count }, (_, i) => i),
  );
  return bare;
}

/** Copies at several places, as one geometry. */
export function repeat(geometry: BufferGeometry, poses: readonly Pose[]): BufferGeometry {
  const holder = new Group();
  return merge(
    ...poses.map((pose) => {
      holder.position.set(0, 0, 0);
      holder.rotation.set(0, 0, 0);
      holder.scale.set(1, 1, 1);
      poser(holder, pose).updateMatrix();
      return strip(geometry).applyMatrix4(holder.matrix);
    }),
  );
}

/** So many round an axis, the first where it stands. */
export function repeatAround(
  geometry: BufferGeometry,
  count: number,
  axis: 'x' | 'y' | 'z' = 'y',
): BufferGeometry {
  const unit = new Vector3(axis === 'x' ? 1 : 0, axis === 'y' ? 1 : 0, axis === 'z' ? 1 : 0);
  return merge(
    ...Array.from({ length: count }, (_, i) =>
      strip(geometry).applyMatrix4(new Matrix4().makeRotationAxis(unit, (i / count) * Math.PI * 2)),
    ),
  );
}

/** The mirrored twin across the plane where `axis` is 0; faces keep looking outwards. */
export function mirror(geometry: BufferGeometry, axis: 'x' | 'y' | 'z'): BufferGeometry {
  const twin = geometry.index ? geometry.clone() : strip(geometry);
  twin.scale(axis === 'x' ? -1 : 1, axis === 'y' ? -1 : 1, axis === 'z' ? -1 : 1);
  const { index } = twin;
  if (!index) throw new Error('only an indexed geometry is mirrored');
  for (let i = 0; i + 2 < index.count; i += 3) {
    const last = index.getX(i + 2);
    index.setX(i + 2, index.getX(i + 1));
    index.setX(i + 1, last);
  }
  return twin;
}
