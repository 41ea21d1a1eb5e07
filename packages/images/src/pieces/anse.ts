/** The shackle of a padlock, the loop of a staple: a round bar bent over. */
import type { BufferGeometry } from 'three';
import { Ligne, tube } from '../geometrie/balayage.ts';

export interface Anse {
  /** Between the middles of its legs. */
  entraxe: number;
  rayon: number;
  /** Heights of its top and of its feet. */
  haut: number;
  bas: number;
}

/** In the plane of x and y. */
export function anse({ entraxe, rayon, haut, bas }: Anse): BufferGeometry {
  const r = entraxe / 2;
  const jambe = haut - rayon - r - bas;
  const arc = Math.PI * r;
  const total = 2 * jambe + arc;
  const ligne = new Ligne((t, out) => {
    const s = t * total;
    if (s < jambe) out.set(-r, bas + s, 0);
    else if (s > jambe + arc) out.set(r, bas + total - s, 0);
    else {
      const turn = Math.PI - (s - jambe) / r;
      out.set(r * Math.cos(turn), bas + jambe + r * Math.sin(turn), 0);
    }
  });
  return tube(ligne, rayon, { pas: 96, cotes: 28 });
}
