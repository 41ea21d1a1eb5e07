/** Forged bars: a flat or many-sided section along a line, whose width and thickness change. */
import { Vector3, type BufferGeometry } from 'three';
import { curve, type Point3 } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';

export interface FormeBarre {
  /** In the plane of x and y. */
  points: readonly Point3[];
  /** Along z, and in the plane, at t from 0 to 1. */
  largeur: (t: number) => number;
  epaisseur: (t: number) => number;
  /** 4 for a flat bar with rounded edges, 6 for a hexagon, more for round. */
  cotes?: number;
  pas?: number;
  tension?: number;
}

export function barre({
  points,
  largeur,
  epaisseur,
  cotes = 4,
  pas = 100,
  tension = 0.5,
}: FormeBarre): BufferGeometry {
  const line = curve(points, false, tension);
  const section = contour(cotes);
  const centre = new Vector3();
  const tangent = new Vector3();
  return surface(
    section.length - 1,
    pas + 2,
    (u, v, out) => {
      const ring = Math.round(v * (pas + 2)) - 1;
      const t = Math.min(1, Math.max(0, ring / pas));
      const k = ring < 0 || ring > pas ? 0 : 0.5;
      line.getPointAt(t, centre);
      line.getTangentAt(t, tangent);
      const [a, b] = section[Math.round(u * (section.length - 1))] ?? [0, 0];
      const [w, h] = [b * largeur(t) * k, a * epaisseur(t) * k];
      out.set(centre.x - tangent.y * h, centre.y + tangent.x * h, centre.z + w);
    },
    0.5,
  );
}

/** A closed outline of size 2: a rectangle with small chamfers, or a polygon. */
function contour(cotes: number): (readonly [number, number])[] {
  const points: (readonly [number, number])[] =
    cotes === 4
      ? [
          [1, -0.86],
          [1, 0.86],
          [0.86, 1],
          [-0.86, 1],
          [-1, 0.86],
          [-1, -0.86],
          [-0.86, -1],
          [0.86, -1],
        ]
      : Array.from({ length: cotes }, (_, i) => {
          const turn = ((i + 0.5) / cotes) * Math.PI * 2;
          return [Math.cos(turn), Math.sin(turn)] as const;
        });
  return [...points, ...points.slice(0, 1)];
}
