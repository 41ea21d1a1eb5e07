/** Folds of cloth: those that were pulled, those that fell, and the unrest between them. */
import type { Point2 } from '../geometrie/contours.ts';
import type { Hauteur } from './etoffe.ts';

/** One fold: from a to b, so wide and high, dying at both ends. */
export interface Pli {
  a: Point2;
  b: Point2;
  large: number;
  haut: number;
  /** How far its middle leaves the straight line. */
  fleche?: number;
}

export function plis(folds: readonly Pli[]): Hauteur {
  const prepared = folds.map(({ a, b, large, haut, fleche = 0 }) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { a, ux: dx / length, uy: dy / length, length, large, haut, fleche };
  });
  return (x, y) => {
    let z = 0;
    for (const f of prepared) {
      const [px, py] = [x - f.a[0], y - f.a[1]];
      const t = (px * f.ux + py * f.uy) / f.length;
      if (t <= 0 || t >= 1) continue;
      const bell = Math.sin(t * Math.PI);
      const d = (px * f.uy - py * f.ux - f.fleche * bell) / f.large;
      if (Math.abs(d) > 3) continue;
      // Steeper on one side: cloth falls over, it does not wave.
      z += f.haut * bell ** 0.8 * Math.exp(-d * d) * (1 + 0.55 * Math.tanh(d * 1.6));
    }
    return z;
  };
}

/** The unrest of cloth that was worn: slow, never even. `graine` makes another piece. */
export function froisse(force: number, graine = 0): Hauteur {
  return (x, y) => {
    const [a, b] = [x * 0.013 + graine, y * 0.011 - graine * 1.7];
    const lent =
      Math.sin(a * 1.9 + 1.6 * Math.sin(b * 1.3)) * Math.cos(b * 1.7 + Math.sin(a * 2.3));
    const vif =
      Math.sin(a * 5.3 + 2.1 * Math.sin(b * 3.1 + a)) * Math.sin(b * 4.7 + 1.9 * Math.sin(a * 2.2));
    return force * (lent + 0.35 * vif);
  };
}
