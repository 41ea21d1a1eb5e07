/** Round prints: the paper or ink on a disc, facing +z, with its picture the right way up. */
import { Float32BufferAttribute, type BufferGeometry } from 'three';
import { surface } from '../geometrie/surface.ts';

/** A ring from `alesage` to `rayon` at this depth; the picture covers its square. */
export function rond(rayon: number, alesage: number, z: number): BufferGeometry {
  const ring = surface(
    72,
    1,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const r = rayon + (alesage - rayon) * v;
      out.set(r * Math.cos(turn), r * Math.sin(turn), z);
    },
    1,
  );
  const position = ring.getAttribute('position');
  const uv: number[] = [];
  for (let i = 0; i < position.count; i++) {
    uv.push(0.5 + position.getX(i) / (2 * rayon), 0.5 + position.getY(i) / (2 * rayon));
  }
  ring.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return ring;
}
