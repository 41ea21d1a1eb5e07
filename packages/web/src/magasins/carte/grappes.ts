/** Stores too near each other to be told apart are one mark with their number. */
import { projeter, type Situe } from './projection.ts';

export interface Grappe<T> {
  x: number;
  y: number;
  magasins: T[];
}

/**
 * `rayon`: distance of the drawing under which marks would cover each other. The one that was
 * chosen stands alone.
 */
export function grouper<T extends Situe & { id: number }>(
  magasins: readonly T[],
  rayon: number,
  choisi: number | undefined,
): Grappe<T>[] {
  const grappes: Grappe<T>[] = [];
  for (const magasin of magasins) {
    const point = projeter(magasin);
    const proche =
      magasin.id === choisi
        ? undefined
        : grappes.find(
            ({ x, y, magasins: [first] }) =>
              first?.id !== choisi && Math.hypot(x - point.x, y - point.y) < rayon,
          );
    if (proche) proche.magasins.push(magasin);
    else grappes.push({ ...point, magasins: [magasin] });
  }
  return grappes.map((grappe) => ({ ...grappe, ...milieu(grappe.magasins) }));
}

function milieu(magasins: readonly Situe[]): { x: number; y: number } {
  const points = magasins.map(projeter);
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
