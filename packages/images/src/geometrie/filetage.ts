/** Threads: a profile swept along a helix, the core included, so that roots are dark and closed. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { crease } from './normales.ts';

export interface Filetage {
  /** Outer diameter. */
  diametre: number;
  /** Diameter at the root. */
  noyau: number;
  pas: number;
  /** From the point, low, to the end of the thread, high. */
  y0: number;
  y1: number;
  /** Length of the conical point; 0 for a bolt. */
  pointe?: number;
  /** « bois » is thin and steep, « metrique » a full triangle. */
  profil?: 'bois' | 'metrique';
  /** Points round a turn: fewer for long bars, whose threads are small in the picture. */
  finesse?: number;
}

/** Along one pitch: place, height. */
const PROFILS = {
  bois: [
    [0, 0],
    [0.5, 0],
    [0.7, 0.82],
    [0.735, 1],
    [0.775, 1],
    [0.84, 0.6],
    [1, 0],
  ],
  metrique: [
    [0, 0],
    [0.08, 0],
    [0.46, 1],
    [0.58, 1],
    [0.96, 0],
    [1, 0],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export function thread({
  diametre,
  noyau,
  pas,
  y0,
  y1,
  pointe = 0,
  profil = 'bois',
  finesse = 40,
}: Filetage): BufferGeometry {
  const outline = PROFILS[profil];
  const steps = Math.ceil(((y1 - y0) / pas + 1) * finesse);
  const positions: number[] = [];
  const indices: number[] = [];
  // A bolt is chamfered at its end, a screw runs to a point.
  const nose = pointe > 0 ? pointe : pas * 0.7;
  const blunt = pointe > 0 ? 0 : 0.82;
  for (let step = 0; step <= steps; step++) {
    const turn = ((step % finesse) / finesse) * Math.PI * 2;
    for (const [k, [place, height]] of outline.entries()) {
      const y = Math.min(y1, Math.max(y0, y0 - pas + (step / finesse + place) * pas));
      const taper = blunt + (1 - blunt) * Math.min(1, (y - y0) / nose) ** 0.72;
      const runOut = Math.min(1, Math.max(0, (y1 - y) / (pas * 0.9)));
      const crest = ((diametre - noyau) / 2) * height * Math.min(1, taper * 1.25) * runOut;
      const r = Math.max(0.001, (noyau / 2) * taper + (y > y0 ? crest : 0));
      positions.push(r * Math.sin(turn), y, r * Math.cos(turn));
      if (step === steps || k === outline.length - 1) continue;
      const corner = step * outline.length + k;
      const next = corner + outline.length;
      indices.push(corner, next, corner + 1, corner + 1, next, next + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  return crease(geometry, 0.5);
}
