/** Blades of knives: snap-off strips, trapezoids plain or hooked. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';

/** The tip at the right, the edge below; breaks at an angle every so often. */
export function secable(largeur: number, longueur: number): BufferGeometry {
  const biais = largeur * 0.55;
  const h = largeur / 2;
  const plat = extrude(
    polygon([
      [-longueur * 0.5, -h],
      [longueur * 0.5, -h],
      [longueur * 0.5 - biais, h],
      [-longueur * 0.5, h],
    ]),
    0.7,
    { chanfrein: 0.12 },
  );
  const pas = largeur * 0.48;
  const angle = Math.atan2(-biais, largeur);
  const traits = Array.from({ length: Math.floor((longueur - biais) / pas) }, (_, i) =>
    box(0.45, largeur * 1.1, 0.95, 0.1)
      .rotateZ(-angle)
      .translate(longueur * 0.5 - biais / 2 - (i + 1) * pas, 0, 0.35),
  );
  const fil = box(longueur * 0.96, 0.5, 0.9, 0.1).translate(
    -longueur * 0.02,
    -h + largeur * 0.12,
    0.35,
  );
  return merge(plat, fil, ...traits);
}

/** 61 mm long, its long side below; hooks at both ends for roofing and carpet. */
export function trapeze(croche: boolean): BufferGeometry {
  const contour = croche
    ? roundedPolygon([
        [-29, -9.5, 1],
        [-22, -9.5, 2],
        [-19, -3, 2.5],
        [-14, -6, 3],
        [-10, -9.5],
        [10, -9.5],
        [14, -6, 3],
        [19, -3, 2.5],
        [22, -9.5, 2],
        [29, -9.5, 1],
        [25, 9.5, 1.5],
        [-25, 9.5, 1.5],
      ])
    : polygon([
        [-30, -9.5],
        [30, -9.5],
        [16, 9.5],
        [-16, 9.5],
      ]);
  hole(contour, disc(1.6, -6, 5.5));
  hole(contour, disc(1.6, 6, 5.5));
  hole(contour, disc(2.6, 0, 0));
  const fil = box(croche ? 18 : 56, 0.5, 0.85, 0.1).translate(0, -7, 0.3);
  return merge(extrude(contour, 0.6, { chanfrein: 0.1 }), fil);
}
