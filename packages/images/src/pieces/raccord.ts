/** Ends and bodies of pipe fittings; `r` is the radius of the pipe. Ends point upwards from y = 0. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { Ligne, tube } from '../geometrie/balayage.ts';
import { disc, hexagon, hole } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';

export type Bout = 'emboiture' | 'lisse' | 'femelle' | 'male' | 'per' | 'collerette' | 'plat';

const ENDS: Record<Bout, (r: number) => BufferGeometry> = {
  /** Drawn socket of copper. */
  emboiture: (r) =>
    lathe([
      [r, -r * 0.2],
      [r, 0, r * 0.1],
      [r * 1.1, r * 0.16, r * 0.1],
      [r * 1.1, r * 1.25, r * 0.03],
      [r * 1.01, r * 1.25, r * 0.03],
      [r * 0.99, r * 0.2],
      [0, r * 0.1],
    ]),
  lisse: (r) =>
    lathe([
      [r * 0.98, -r * 0.2],
      [r * 0.98, r * 1.4, r * 0.03],
      [r * 0.88, r * 1.4, r * 0.03],
      [r * 0.86, r * 0.1],
      [0, 0],
    ]),
  /** Glued socket of PVC, a bead at its mouth. */
  collerette: (r) =>
    lathe([
      [r, -r * 0.2],
      [r * 1.02, 0, r * 0.1],
      [r * 1.13, r * 0.14, r * 0.08],
      [r * 1.13, r * 1.0, r * 0.02],
      [r * 1.19, r * 1.06, r * 0.03],
      [r * 1.19, r * 1.22, r * 0.04],
      [r * 1.02, r * 1.22, r * 0.03],
      [r * 1.0, r * 0.2],
      [0, r * 0.1],
    ]),
  /** Eight flats outside, thread inside. */
  femelle: (r) =>
    merge(
      extrudeUp(hole(hexagon(r * 2.75, 8), disc(r * 1.06)), r * 1.2, { chanfrein: r * 0.08 }),
      lathe([
        [0, r * 0.1],
        ...Array.from(
          { length: 8 },
          (_, i) => [r * (i % 2 === 0 ? 1.07 : 0.97), r * (0.2 + i * 0.13)] as const,
        ),
      ]),
    ),
  male: (r) =>
    merge(
      thread({
        diametre: r * 2.06,
        noyau: r * 1.82,
        pas: r * 0.17,
        y0: 0,
        y1: r * 1.15,
        profil: 'metrique',
      }),
      lathe([
        [r * 0.94, r * 1.1],
        [r * 0.9, r * 1.24, r * 0.03],
        [r * 0.72, r * 1.24, r * 0.03],
        [r * 0.7, r * 0.6],
        [0, r * 0.6],
      ]),
    ),
  /** Barbed insert behind its sliding ring. */
  per: (r) =>
    lathe([
      [r * 1.2, 0],
      [r * 1.2, r * 0.18, r * 0.04],
      [r * 0.8, r * 0.2],
      [r * 0.8, r * 0.4],
      [r * 1.16, r * 0.42, r * 0.05],
      [r * 1.16, r * 1.2, r * 0.05],
      [r * 0.86, r * 1.22],
      ...Array.from({ length: 4 }, (_, i) => [
        [r * 0.72, r * (1.26 + i * 0.2)] as const,
        [r * 0.82, r * (1.3 + i * 0.2), r * 0.02] as const,
        [r * 0.74, r * (1.42 + i * 0.2)] as const,
      ]).flat(),
      [r * 0.6, r * 2.06, r * 0.03],
      [r * 0.58, r],
      [0, r],
    ]),
  plat: (r) =>
    lathe([
      [r, -r * 0.2],
      [r * 1.02, r * 0.1, r * 0.06],
      [r * 0.9, r * 0.3, r * 0.15],
      [0, r * 0.34],
    ]),
};

/** An end at `distance` from the middle, in a direction of the plane of x and y (0 is +x). */
export function boutVers(bout: Bout, r: number, angle: number, distance: number): BufferGeometry {
  return ENDS[bout](r)
    .rotateZ(angle - Math.PI / 2)
    .translate(distance * Math.cos(angle), distance * Math.sin(angle), 0);
}

/** From the direction `a` to `b` round a bend; both ends are at `distance` from the middle. */
export function coude(r: number, a: number, b: number, distance: number): BufferGeometry {
  const p = (t: number, angle: number) => [t * Math.cos(angle), t * Math.sin(angle)] as const;
  const line = new Ligne((t, out) => {
    const [ax, ay] = p(distance, a);
    const [bx, by] = p(distance, b);
    out.set((1 - t) ** 2 * ax + t ** 2 * bx, (1 - t) ** 2 * ay + t ** 2 * by, 0);
  });
  return tube(line, r, { pas: 40, cotes: 48, bouche: false });
}

/** A straight arm from the middle outwards. */
export function bras(r: number, angle: number, distance: number): BufferGeometry {
  return lathe([
    [0, -r * 0.2],
    [r, -r * 0.2],
    [r, distance],
  ]).rotateZ(angle - Math.PI / 2);
}
