/** The hand that gloves are drawn over. */
import { scaled, union, type Champ } from '../sdf/champ.ts';
import { block, capsule, ellipsoid } from '../sdf/corps.ts';

/** Palm in the plane of x and y, fingers up, the palm's side towards +z. */
const DOIGTS = [
  { pied: [-30, 40], bout: [-43, 103], gros: 10.8, fin: 8.8 },
  { pied: [-10, 47], bout: [-14, 125], gros: 11.2, fin: 9.2 },
  { pied: [10.5, 46], bout: [15, 119], gros: 11, fin: 9 },
  { pied: [30, 38], bout: [43, 96], gros: 10, fin: 8 },
] as const;

/** Half width and half depth of the wrist. */
export function poignet(y: number): readonly [number, number] {
  const t = (y + 52) / -60;
  return [33 + 5 * t * t - 2 * Math.sin(t * 3.1), 20 + 3 * t];
}

/** Fingers up, the palm's side towards +z, the wrist down to −`longueur`. */
export function main(longueur = 108): Champ {
  const doigts = DOIGTS.map(({ pied: [px, py], bout: [bx, by], gros, fin }) => {
    const [mx, my] = [(px + bx) / 2, (py + by) / 2];
    return union(
      3,
      capsule([px, py - 12, 0], [mx, my, 3.5], gros, gros * 0.95),
      capsule([mx, my, 3.5], [bx, by, 0], gros * 0.95, fin),
    );
  });
  const paume = union(
    14,
    scaled(block([0, 0, 0], [41, 48, 29], 26), [1, 1, 0.62]),
    ellipsoid([-26, -22, 6], [24, 34, 17]),
  );
  const pouce = union(
    6,
    capsule([-34, -22, 4], [-60, 12, 12], 15, 12.4),
    capsule([-60, 12, 12], [-69, 40, 13], 12.4, 10),
  );
  const bras: Champ = (x, y, z) => {
    const [a, b] = poignet(y);
    return Math.max((Math.hypot(x / a, z / b) - 1) * b, y + 20, -longueur - y);
  };
  return union(12, union(11, union(9, union(4.5, ...doigts), paume), pouce), bras);
}
