/** Openings through which a motor breathes: slots cut in the side of a housing. */
import { union, type Champ } from '../sdf/champ.ts';
import { block } from '../sdf/corps.ts';

export interface Fentes {
  /** Middle of the first slot. */
  x: number;
  y: number;
  pas: number;
  nombre: number;
  hauteur: number;
  largeur?: number;
  /** From and to which distance of z = 0, both sides. */
  profondeur: readonly [number, number];
  /** Slant of each slot, x per y. */
  pente?: number;
}

export function fentes(f: Fentes): Champ {
  const { x, y, pas, nombre, hauteur, largeur = 3, pente = 0.25 } = f;
  const [z0, z1] = f.profondeur;
  const corps = Array.from({ length: nombre }, (_, i) =>
    block(
      [x + i * pas, y, (z0 + z1) / 2],
      [largeur / 2, hauteur / 2, (z1 - z0) / 2],
      largeur / 2.2,
    ),
  );
  const tous = union(0, ...corps);
  return (a, b, c) => tous(a - (b - y) * pente, b, Math.abs(c));
}
