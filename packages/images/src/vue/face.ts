/** Whether only the front of a thing was made: clothes are laid flat, and have no back to look at. */
import { Mesh, Vector3, type Object3D } from 'three';
import { CALQUE_SANS_OMBRE } from '../geometrie/assemblage.ts';

/** All normals of a closed body add up to nothing; those of clothes to more than half of all. */
const UNE_FACE = 0.55;

export function isUneFace(object: Object3D): boolean {
  const somme = new Vector3();
  let total = 0;
  object.traverse((part) => {
    if (!(part instanceof Mesh) || part.layers.isEnabled(CALQUE_SANS_OMBRE)) return;
    const { index } = part.geometry;
    const [position, normal] = ['position', 'normal'].map((nom) => part.geometry.getAttribute(nom));
    if (!position || !normal) return;
    const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
    for (let i = 0; i < (index?.count ?? position.count); i += 3) {
      const [p = 0, q = 0, r = 0] = [0, 1, 2].map((k) => index?.getX(i + k) ?? i + k);
      a.fromBufferAttribute(position, p);
      b.fromBufferAttribute(position, q).sub(a);
      c.fromBufferAttribute(position, r).sub(a);
      const aire = b.cross(c).length();
      n.fromBufferAttribute(normal, p).transformDirection(part.matrixWorld);
      somme.addScaledVector(n, aire);
      total += aire;
    }
  });
  return somme.length() > UNE_FACE * total;
}
