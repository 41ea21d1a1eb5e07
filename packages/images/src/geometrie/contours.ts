/** Outlines to extrude: rectangles, polygons, slots, recesses, and the holes in them. */
import { Path, Shape, Vector2 } from 'three';

export type Point2 = readonly [x: number, y: number];

export function polygon(points: readonly Point2[]): Shape {
  return new Shape(points.map(([x, y]) => new Vector2(x, y)));
}

/** Corners rounded one by one: [x, y, radius]. */
export function roundedPolygon(
  points: readonly (readonly [x: number, y: number, rayon?: number])[],
): Shape {
  const outline: Vector2[] = [];
  points.forEach(([x, y, rayon = 0], i) => {
    const corner = new Vector2(x, y);
    const before = points.at(i - 1);
    const after = points[(i + 1) % points.length];
    if (rayon <= 0 || !before || !after) {
      outline.push(corner);
      return;
    }
    const back = new Vector2(before[0], before[1]).sub(corner);
    const forth = new Vector2(after[0], after[1]).sub(corner);
    const reach = Math.min(rayon, back.length() * 0.49, forth.length() * 0.49);
    back.setLength(reach);
    forth.setLength(reach);
    for (let step = 0; step <= 6; step++) {
      const t = step / 6;
      outline.push(
        corner
          .clone()
          .addScaledVector(back, (1 - t) ** 2)
          .addScaledVector(forth, t ** 2),
      );
    }
  });
  return new Shape(outline);
}

/** Centred on (x, y). */
export function rectangle(width: number, height: number, rayon = 0, x = 0, y = 0): Shape {
  const [w, h] = [width / 2, height / 2];
  return roundedPolygon([
    [x - w, y - h, rayon],
    [x + w, y - h, rayon],
    [x + w, y + h, rayon],
    [x - w, y + h, rayon],
  ]);
}

/** Regular, a side towards the right; `plats` is the size across flats, as spanners count. */
export function hexagon(plats: number, sides = 6): Shape {
  const rayon = plats / 2 / Math.cos(Math.PI / sides);
  return polygon(
    Array.from({ length: sides }, (_, i): Point2 => {
      const turn = ((i + 0.5) / sides) * Math.PI * 2;
      return [rayon * Math.cos(turn), rayon * Math.sin(turn)];
    }),
  );
}

export function disc(rayon: number, x = 0, y = 0): Shape {
  const shape = new Shape();
  shape.absarc(x, y, rayon, 0, Math.PI * 2, false);
  return shape;
}

/** A slot with round ends between two points; usable as a shape or as a hole. */
export function slot([x1, y1]: Point2, [x2, y2]: Point2, rayon: number): Shape {
  const along = Math.atan2(y2 - y1, x2 - x1);
  const shape = new Shape();
  shape.absarc(x2, y2, rayon, along - Math.PI / 2, along + Math.PI / 2, false);
  shape.absarc(x1, y1, rayon, along + Math.PI / 2, along + (Math.PI * 3) / 2, false);
  shape.closePath();
  return shape;
}

/** Six lobes, `taille` from point to point. */
export function sixLobes(taille: number): Point2[] {
  const steps = 72;
  return Array.from({ length: steps }, (_, i): Point2 => {
    const turn = (i / steps) * Math.PI * 2;
    const wave = Math.cos(turn * 6);
    const rayon = (taille / 2) * (0.865 + 0.125 * Math.sign(wave) * Math.abs(wave) ** 0.8);
    return [rayon * Math.cos(turn), rayon * Math.sin(turn)];
  });
}

/** A cross with rounded ends, as of a Pozidriv recess. */
export function cross(taille: number, bras = taille * 0.22): Point2[] {
  const [r, b] = [taille / 2, bras / 2];
  const quarter: Point2[] = [
    [r, -b],
    [r, b],
    [b * 1.25, b * 1.25],
  ];
  return [0, 1, 2, 3].flatMap((turn) =>
    quarter.map(([x, y]): Point2 => {
      const [c, s] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
      return [x * c - y * s, x * s + y * c];
    }),
  );
}

/** The same outline, cut out of another: `hole(plate, disc(2.5, 10, 0))`. */
export function hole(shape: Shape, cut: Shape | readonly Point2[]): Shape {
  const points = cut instanceof Shape ? cut.getPoints(24) : cut.map(([x, y]) => new Vector2(x, y));
  shape.holes.push(new Path(points));
  return shape;
}

/** Round holes of one radius at several places. */
export function holes(shape: Shape, rayon: number, places: readonly Point2[]): Shape {
  for (const [x, y] of places) hole(shape, disc(rayon, x, y));
  return shape;
}
