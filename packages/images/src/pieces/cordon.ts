/** Mains cord with its ribbed boot; points from the machine on, in millimetres. */
import { Vector3, type Object3D, Quaternion } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';

export function cordon(points: readonly Point3[], rayon = 4.2): Object3D {
  const [a = [0, 0, 0], b = [0, -1, 0]] = points;
  const sens = new Vector3(b[0] - a[0], b[1] - a[1], b[2] - a[2]).normalize();
  const gaine = piece(lathe(profilGaine(rayon), 32), caoutchouc('#1f2023'));
  gaine.position.set(...a);
  gaine.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), sens));
  return groupe(
    gaine,
    piece(tube(curve(points), rayon, { pas: 120, cotes: 14 }), plastique('#222326', 0.5)),
  );
}

function profilGaine(r: number): PointTourne[] {
  const rings = Array.from({ length: 7 }, (_, i): PointTourne[] => {
    const [y, large] = [6 + i * 6, r * (2.1 - i * 0.11)];
    return [
      [large, y, 0.8],
      [large, y + 3.4, 0.8],
      [large * 0.76, y + 4, 0.4],
      [large * 0.76, y + 5.6, 0.4],
    ];
  });
  return [[0, -6], [r * 2.6, -6, 1], [r * 2.6, 4, 1.5], ...rings.flat(), [r, 50], [0, 50]];
}

/** Lies down from the boot and winds once behind the machine, so that the frame stays its own. */
export function cordonCourt(depart: Point3, table: number, versArriere = 1): Object3D {
  const [x, y, z] = depart;
  const chute = y - table;
  return cordon([
    depart,
    [x - 48 * versArriere, y - chute * 0.06, z],
    [x - 82 * versArriere, y - chute * 0.4, z - 10],
    [x - 74 * versArriere, y - chute * 0.86, z - 34],
    [x - 40 * versArriere, table + 4.5, z - 70],
    [x + 20 * versArriere, table + 4.5, z - 96],
    [x + 90 * versArriere, table + 4.5, z - 90],
  ]);
}
