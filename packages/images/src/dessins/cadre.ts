/** The box things fill. */
import type { Point, Trait } from './traits.ts';

export interface Cadre {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function cadreOf(traits: readonly Trait[]): Cadre {
  const cadre = vide();
  for (const { pas } of traits) {
    for (const [, ...nombres] of pas) {
      for (let i = 0; i < nombres.length; i += 2) {
        elargir(cadre, [nombres[i] ?? 0, nombres[i + 1] ?? 0]);
      }
    }
  }
  return cadre;
}

export function vide(): Cadre {
  return { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
}

export function elargir(cadre: Cadre, [x, y]: Point): void {
  cadre.x0 = Math.min(cadre.x0, x);
  cadre.y0 = Math.min(cadre.y0, y);
  cadre.x1 = Math.max(cadre.x1, x);
  cadre.y1 = Math.max(cadre.y1, y);
}
