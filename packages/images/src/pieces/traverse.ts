/** Straight bars of frames: square tubes and round ones, from one point to another. */
import { Matrix4, Quaternion, Vector3, type BufferGeometry } from 'three';
import type { Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';

/** `l` is across, as near to horizontal as the bar allows; `e` the other way. */
export function traverse(a: Point3, b: Point3, l: number, e: number): BufferGeometry {
  const [p, q] = [new Vector3(...a), new Vector3(...b)];
  const along = q.clone().sub(p);
  const y = along.clone().normalize();
  const reference = Math.abs(y.z) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 0, 1);
  const x = y.clone().cross(reference).normalize();
  const z = x.clone().cross(y).normalize();
  const geometry = box(e, along.length(), l, Math.min(l, e) * 0.12);
  const middle = p.clone().add(q).multiplyScalar(0.5);
  return geometry.applyMatrix4(new Matrix4().makeBasis(x, y, z).setPosition(middle));
}

/** A round tube, its ends closed. */
export function tige(a: Point3, b: Point3, rayon: number, cotes = 16): BufferGeometry {
  const [p, q] = [new Vector3(...a), new Vector3(...b)];
  const along = q.clone().sub(p);
  const l = along.length();
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize());
  return lathe(
    [
      [0, 0],
      [rayon, 0],
      [rayon, l],
      [0, l],
    ],
    cotes,
  )
    .applyQuaternion(turn)
    .translate(p.x, p.y, p.z);
}
