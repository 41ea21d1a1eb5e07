/** What a key meets: the European profile, the keyway, the keyhole; and the key itself. */
import { Shape, Vector2, type BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';

/** Outline of a European cylinder, the axis of its plug at the origin; `jeu` makes it larger. */
export function profilEuropeen(jeu = 0): Shape {
  const [r, w, bas] = [8.5 + jeu, 5 + jeu, -24.5 - jeu];
  const arc = Array.from({ length: 49 }, (_, i): Vector2 => {
    const turn = -Math.PI / 2 + 0.62 + (i / 48) * (Math.PI * 2 - 1.24);
    return new Vector2(r * Math.cos(turn), r * Math.sin(turn));
  });
  const pied = Array.from({ length: 17 }, (_, i): Vector2 => {
    const turn = Math.PI + (i / 16) * Math.PI;
    return new Vector2(w * Math.cos(turn), bas + w + w * Math.sin(turn));
  });
  return new Shape([...arc, ...pied]);
}

/** The broken slot of a pin tumbler key, 9 mm high. */
export function fenteCle(): readonly Point2[] {
  return [
    [-1.5, 4.4],
    [-1.5, 2.2],
    [-0.5, 1.6],
    [-0.5, 0.2],
    [-1.5, -0.4],
    [-1.5, -2.2],
    [-0.7, -2.8],
    [-0.7, -4.6],
    [1.3, -4.6],
    [1.3, -1.6],
    [0.4, -1],
    [0.4, 1],
    [1.3, 1.6],
    [1.3, 4.4],
  ];
}

/** The old keyhole: a round over a bit. */
export function trouDeCle(): Shape {
  const points = Array.from({ length: 25 }, (_, i): Vector2 => {
    const turn = -Math.PI / 2 + 0.5 + (i / 24) * (Math.PI * 2 - 1);
    return new Vector2(4 * Math.cos(turn), 4 * Math.sin(turn));
  });
  return new Shape([...points, new Vector2(-2.4, -13), new Vector2(2.4, -13)]);
}

/** Lying in the plane of x and y: the bow at the left, the bit towards +x, 58 mm long. */
export function cle(crans: readonly number[] = [2, 0.8, 2.6, 1.4, 2.2]): BufferGeometry {
  const bas = crans.flatMap((cran, i): Point2[] => {
    const x = 27 - i * 4.6;
    return [
      [x + 1.4, -4 + cran * 0.2],
      [x, -4 + cran],
      [x - 1.6, -4 + cran],
    ];
  });
  const panneton = polygon([
    [-2, -4],
    ...[...bas].reverse(),
    [31, -3],
    [34, 0.6],
    [31, 4],
    [-2, 4],
  ]);
  const anneau = roundedPolygon([
    [-24, -7, 5],
    [-19, -12, 6],
    [-5, -10.5, 5],
    [1, -4.5, 3],
    [1, 4.5, 3],
    [-5, 10.5, 5],
    [-19, 12, 6],
    [-24, 7, 5],
  ]);
  hole(anneau, disc(3.4, -17.5, 0));
  return merge(
    extrude(panneton, 2.1, { chanfrein: 0.35 }),
    extrude(anneau, 2.5, { chanfrein: 0.5 }).translate(0, 0, -0.2),
  );
}
