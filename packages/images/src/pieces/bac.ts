/** Moulded tubs: bins, trays, buckets with corners; walls lean outwards, a rim turns over. */
import type { BufferGeometry } from 'three';
import { surface } from '../geometrie/surface.ts';

export interface Bac {
  largeur: number;
  profondeur: number;
  hauteur: number;
  /** Radius of the corners. */
  rayon: number;
  /** Bottom over top. */
  depouille?: number;
  /** Width of the rim. */
  bord?: number;
  paroi?: number;
}

/** Standing on y = 0, open above. */
export function bac({
  largeur,
  profondeur,
  hauteur,
  rayon,
  depouille = 0.88,
  bord = 6,
  paroi = 2.5,
}: Bac): BufferGeometry {
  const niveaux: readonly (readonly [k: number, y: number, dehors: number])[] = [
    [0.001, 0, 0],
    [depouille, 0, -4],
    [depouille, 4, 0],
    [1, hauteur - 8, 0],
    [1, hauteur - 8, bord - 1],
    [1, hauteur - 7, bord],
    [1, hauteur - 1, bord],
    [1, hauteur, bord - 1],
    [1, hauteur, -paroi + 1],
    [1, hauteur - 1, -paroi],
    [depouille, paroi + 4, -paroi],
    [depouille, paroi, -paroi - 4],
    [0.001, paroi, 0],
  ];
  return surface(
    96,
    niveaux.length - 1,
    (u, v, out) => {
      const [k, y, dehors] = niveaux[Math.round(v * (niveaux.length - 1))] ?? [1, 0, 0];
      const [w, d] = [(largeur / 2) * k + dehors, (profondeur / 2) * k + dehors];
      const r = Math.max(0.001, Math.min(rayon * k + dehors, w, d));
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const [s, c] = [Math.sin(turn), Math.cos(turn)];
      // The corner of this quarter, plus the arc: the sides between corners are the long steps.
      out.set(
        Math.sign(s) * Math.max(0, Math.abs(w) - r) * (Math.abs(s) > 1e-6 ? 1 : 0) + r * s,
        y,
        Math.sign(c) * Math.max(0, Math.abs(d) - r) * (Math.abs(c) > 1e-6 ? 1 : 0) + r * c,
      );
    },
    0.6,
  );
}
