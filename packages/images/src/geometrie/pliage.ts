/** Sheet metal: a line of folds given a thickness, to extrude. */
import { Shape, Vector2 } from 'three';
import type { PointTourne } from './surface.ts';
import { roundedOutline } from './surface.ts';

/** [x, y, radius of the fold]: the middle of the sheet, from one edge to the other. */
export function pli(points: readonly PointTourne[], epaisseur: number): Shape {
  const line = roundedOutline(points).filter(
    (point, i, all) => i === 0 || point.distanceTo(all[i - 1] ?? point) > 1e-6,
  );
  const half = epaisseur / 2;
  const sides = line.map((point, i) => {
    const before = direction(line[i - 1] ?? point, point);
    const after = direction(point, line[i + 1] ?? point);
    const tangent = before.clone().add(after).normalize();
    // A sharp fold is mitred: the sheet keeps its thickness on both sides.
    const mitre = Math.min(
      2,
      1 / Math.max(0.3, tangent.dot(after.lengthSq() > 0 ? after : before)),
    );
    const normal = new Vector2(-tangent.y, tangent.x).multiplyScalar(half * mitre);
    return { left: point.clone().add(normal), right: point.clone().sub(normal) };
  });
  return new Shape([
    ...sides.map(({ right }) => right),
    ...sides.map(({ left }) => left).reverse(),
  ]);
}

function direction(from: Vector2, to: Vector2): Vector2 {
  const along = to.clone().sub(from);
  return along.lengthSq() > 0 ? along.normalize() : along;
}
