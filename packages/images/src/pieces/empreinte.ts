/** The recess of a screw head, built as it is: ring, chamfer, wall, floor. Cutting leaves specks. */
import { BufferGeometry, Float32BufferAttribute, Shape, ShapeGeometry, Vector2 } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { cross, hexagon, hole, sixLobes, type Point2 } from '../geometrie/contours.ts';
import { crease } from '../geometrie/normales.ts';

export type Empreinte = 'torx' | 'pozidriv' | 'six-pans' | 'fente';

/** Outline for a nominal size: point to point, across flats for the hexagon, length of a slot. */
function contour(empreinte: Empreinte, taille: number): Point2[] {
  if (empreinte === 'torx') return sixLobes(taille);
  if (empreinte === 'pozidriv') return cross(taille);
  if (empreinte === 'fente') {
    const [l, e] = [taille / 2, taille * 0.09];
    return affiner([
      [l, -e],
      [l, e],
      [-l, e],
      [-l, -e],
    ]);
  }
  return affiner(
    hexagon(taille)
      .getPoints()
      .slice(0, 6)
      .map(({ x, y }): Point2 => [x, y]),
  );
}

/** More points on straight sides, so that walls lean evenly. */
function affiner(points: readonly Point2[]): Point2[] {
  return points.flatMap(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((t): Point2 => [x + (nx - x) * t, y + (ny - y) * t]);
  });
}

export interface TrouDEmpreinte {
  empreinte: Empreinte;
  taille: number;
  /** Radius of the flat disc it is cut in, and its height. */
  rayon: number;
  y: number;
  profondeur: number;
}

export function recess({
  empreinte,
  taille,
  rayon,
  y,
  profondeur,
}: TrouDEmpreinte): BufferGeometry {
  const outline = contour(empreinte, taille);
  const chanfrein = taille * 0.04;
  const grown = (by: number) =>
    outline.map(([px, pz]): Point2 => {
      const k = Math.max(0.001, 1 + by / Math.hypot(px, pz));
      return [px * k, pz * k];
    });
  const disc = new Shape();
  disc.absarc(0, 0, rayon, 0, Math.PI * 2, false);
  const ring = new ShapeGeometry(hole(disc, grown(chanfrein)), 72);
  ring.rotateX(-Math.PI / 2).translate(0, y, 0);
  ring.deleteAttribute('uv');
  const levels: [Point2[], number][] = [
    [grown(chanfrein), y],
    [outline, y - chanfrein * 0.9],
    [grown(-taille * 0.012), y - profondeur],
    [grown(-taille * 0.16), y - profondeur - taille * 0.06],
    [outline.map(() => [0, 0]), y - profondeur - taille * 0.1],
  ];
  return merge(ring, walls(levels));
}

function walls(levels: readonly (readonly [readonly Point2[], number])[]): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [level, [points, y]] of levels.entries()) {
    const count = points.length + 1;
    for (const [i, [x, z]] of [...points, ...points.slice(0, 1)].entries()) {
      positions.push(x, y, -z);
      if (level === 0 || i === 0) continue;
      const above = (level - 1) * count + i - 1;
      const below = above + count;
      indices.push(above, below, above + 1, above + 1, below, below + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  return crease(geometry, 0.5);
}

/** For those who draw the outline elsewhere: a key, a bit. */
export function contourEmpreinte(empreinte: Empreinte, taille: number): Shape {
  return new Shape(contour(empreinte, taille).map(([x, y]) => new Vector2(x, y)));
}
