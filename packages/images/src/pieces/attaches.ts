/** Webbing and what joins it: straps, carabiners, hooks, D rings. */
import { Vector3, type BufferGeometry, type Object3D } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';
import { anodise, zincBlanc } from '../matieres/metaux.ts';

/**
 * A flat strap through points. Its face looks away from the body it is worn on, an upright axis
 * through the origin, or towards the lens.
 */
export function sangle(
  points: readonly Point3[],
  large = 45,
  epais = 2.6,
  face: 'corps' | 'objectif' = 'corps',
): BufferGeometry {
  const line = curve(points);
  const [dehors, travers, at] = [new Vector3(), new Vector3(), new Vector3()];
  const coins = [
    [0.5, 0.5],
    [-0.5, 0.5],
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
  ] as const;
  return surface(
    coins.length - 1,
    120,
    (u, v, out) => {
      line.getPointAt(v, at);
      const along = line.getTangentAt(v);
      if (face === 'corps') dehors.set(at.x, 0, at.z);
      else dehors.set(0, 0, 1);
      travers.crossVectors(along, dehors).normalize();
      dehors.crossVectors(travers, along).normalize();
      const [a, b] = coins[Math.round(u * (coins.length - 1))] ?? [0, 0];
      out
        .copy(at)
        .addScaledVector(travers, a * large)
        .addScaledVector(dehors, b * epais);
    },
    0.6,
  );
}

/** In the plane of x and y, its eye at the origin, hanging to −y. */
export function mousqueton(long = 105, large = 58): Object3D {
  const w = large / 2;
  const corps = curve([
    [0, 0, 0],
    [w * 0.8, -8, 0],
    [w, -long * 0.32, 0],
    [w * 0.86, -long * 0.8, 0],
    [w * 0.3, -long, 0],
    [-w * 0.4, -long * 0.96, 0],
    [-w * 0.78, -long * 0.78, 0],
  ]);
  const doigt = curve([
    [-w * 0.78, -long * 0.78, 0],
    [-w * 0.82, -long * 0.4, 0],
    [-w * 0.66, -8, 0],
    [0, 0, 0],
  ]);
  const bague = curve([
    [-w * 0.8, -long * 0.62, 0],
    [-w * 0.82, -long * 0.38, 0],
  ]);
  return groupe(
    piece(tube(corps, 5.4, { pas: 80, cotes: 14 }), zincBlanc()),
    piece(tube(doigt, 4.6, { pas: 60, cotes: 14 }), zincBlanc()),
    piece(tube(bague, 7.4, { pas: 8, cotes: 20 }), anodise()),
  );
}

/** Scaffold hook: wide open, with its gate. */
export function grandCrochet(): Object3D {
  const corps = curve([
    [0, 0, 0],
    [26, -14, 0],
    [44, -60, 0],
    [48, -130, 0],
    [34, -186, 0],
    [-4, -208, 0],
    [-42, -186, 0],
    [-50, -150, 0],
  ]);
  const doigt = curve([
    [-50, -150, 0],
    [-40, -96, 0],
    [-22, -44, 0],
  ]);
  return groupe(
    piece(tube(corps, 8, { pas: 100, cotes: 16 }), zincBlanc()),
    piece(tube(doigt, 6, { pas: 40, cotes: 14 }), anodise()),
    piece(
      tube(
        curve([
          [0, 0, 0],
          [-12, -18, 0],
          [-22, -44, 0],
          [-26, -70, 0],
        ]),
        9,
        { pas: 30, cotes: 16 },
      ),
      zincBlanc(),
    ),
  );
}

/** D ring, standing in the plane of x and y. */
export function anneauD(large = 62): Object3D {
  const w = large / 2;
  const line = curve(
    [
      [-w, 0, 0],
      [-w * 0.9, -w * 0.9, 0],
      [0, -w * 1.5, 0],
      [w * 0.9, -w * 0.9, 0],
      [w, 0, 0],
      [0, 2, 0],
    ],
    true,
  );
  return piece(tube(line, 4.6, { pas: 90, cotes: 12, bouche: false }), zincBlanc());
}
