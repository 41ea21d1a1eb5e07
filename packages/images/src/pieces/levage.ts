/** Lifting gear: hooks with their latch, chains hanging or lying. */
import { Matrix4, Quaternion, Vector3, type BufferGeometry, type Curve } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';

/** Hangs from y = 0; `taille` is the radius of its bowl. */
export function crochet(taille: number): BufferGeometry {
  const r = taille;
  const corps = tube(
    curve([
      [0, 0, 0],
      [0, -r * 0.7, 0],
      [r * 0.62, -r * 1.35, 0],
      [r * 0.86, -r * 2.1, 0],
      [r * 0.3, -r * 2.85, 0],
      [-r * 0.55, -r * 2.8, 0],
      [-r * 0.95, -r * 2.2, 0],
      [-r * 1.05, -r * 1.75, 0],
    ]),
    r * 0.3,
    {
      pas: 70,
      cotes: 18,
      taille: (t) =>
        0.72 + 0.5 * Math.sin(Math.min(1, t * 1.25) * Math.PI) - (t > 0.85 ? (t - 0.85) * 2.6 : 0),
    },
  );
  const linguet = box(r * 1.4, r * 0.14, r * 0.34, r * 0.05)
    .rotateZ(0.53)
    .translate(-r * 0.36, -r * 1.36, 0);
  return merge(
    corps,
    linguet,
    lathe(
      [
        [r * 0.4, -r * 0.12],
        [r * 0.4, r * 0.3],
        [0, r * 0.32],
      ],
      28,
    ),
  );
}

/** A link of wire `d`, along y, in the plane of x and y. */
function maillon(d: number, pas: number): BufferGeometry {
  const h = pas / 2 - d * 0.25;
  const w = d * 1.05;
  return tube(
    curve(
      [
        [-w, -h + d * 0.5, 0],
        [0, -h - d * 0.25, 0],
        [w, -h + d * 0.5, 0],
        [w, h - d * 0.5, 0],
        [0, h + d * 0.25, 0],
        [-w, h - d * 0.5, 0],
      ],
      true,
    ),
    d / 2,
    { pas: 40, cotes: 10, bouche: false },
  );
}

/** Links along a line, every other one turned by a quarter. */
export function chaine(line: Curve<Vector3>, d: number, pas = d * 3.2): BufferGeometry {
  const count = Math.max(2, Math.round(line.getLength() / pas));
  const modele = maillon(d, line.getLength() / count + d * 0.9);
  const up = new Vector3(0, 1, 0);
  return merge(
    ...Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const turn = new Quaternion().setFromUnitVectors(up, line.getTangentAt(t));
      const roll = new Quaternion().setFromAxisAngle(up, i % 2 === 0 ? 0.78 : -0.78);
      return modele
        .clone()
        .applyMatrix4(
          new Matrix4().compose(line.getPointAt(t), turn.multiply(roll), new Vector3(1, 1, 1)),
        );
    }),
  );
}
