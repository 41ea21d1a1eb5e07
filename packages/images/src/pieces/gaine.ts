/** What covers the arms of pliers: round sleeves along a curve, flat moulded grips. */
import type { BufferGeometry, Object3D } from 'three';
import { merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube, type Point3 } from '../geometrie/balayage.ts';
import { disc, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import type { Marque } from '../nuancier.ts';
import { raise } from '../sdf/champ.ts';
import { slab } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';
import { couleurVive, GOMME } from './manche.ts';

/** A sleeve: round at its end, fuller in the palm; `garde` is how far its guard stands out. */
export function gaine(points: readonly Point3[], rayon: number, garde = 0): BufferGeometry {
  return tube(curve(points), rayon, {
    pas: 84,
    cotes: 28,
    taille: (t) => {
      const bout = Math.sqrt(Math.max(0.04, 1 - Math.max(0, (t - 0.955) / 0.046) ** 2));
      return (
        bout *
        (0.86 +
          0.15 * Math.sin(t * Math.PI) +
          garde * Math.exp(-(((t - 0.055) / 0.04) ** 2)) +
          0.08 * Math.exp(-(((t - 0.96) / 0.05) ** 2)))
      );
    },
  });
}

/** One of the two grips of strippers and crimpers; `cote` is 1 above the axis, -1 below. */
export function poigneePlate(cote: 1 | -1, isolee: boolean, marque: Marque): Object3D {
  const dessus: Point2[] = [
    [-26, 10 * cote],
    [-26, 27 * cote],
    [-60, 36 * cote],
    [-110, 42 * cote],
    [-160, 38 * cote],
    [-164, 24 * cote],
    [-110, 25 * cote],
    [-60, 18 * cote],
  ];
  const points = cote > 0 ? dessus : dessus.toReversed();
  const souple = (x: number, y: number) =>
    Math.max(32 - Math.abs(y) - 0.05 * (x + 110), x + 46, -156 - x);
  const [y0, y1] = cote > 0 ? [2, 54] : [-54, -2];
  const corps = raise(slab(points, 0, 9.5, 7), souple, 0.8);
  return piece(
    regions(mesh(corps, [-176, y0, -18], [-14, y1, 18], 1.5), souple),
    bimatiere(isolee ? '#b3221f' : couleurVive(marque), {
      couleurB: isolee ? '#dba70e' : GOMME,
      rugositeB: 0.68,
    }),
  );
}

/** A plate of the head, about z = 0. */
export function plaque(
  points: readonly (readonly [number, number, number?])[],
  e: number,
): BufferGeometry {
  return extrude(roundedPolygon(points), e, { chanfrein: 1.2 }).translate(0, 0, -e / 2);
}

export function rivets(places: readonly Point2[], e = 20): Object3D {
  const tetes = places.map(([x, y]) =>
    extrude(disc(4), e, { chanfrein: 0.8 }).translate(x, y, -e / 2),
  );
  return piece(merge(...tetes), zincBlanc());
}
