/** Shanks of bits: they end at y = `haut` and reach down from it. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { sixPans } from './six-pans.ts';

export type Emmanchement = 'sds-plus' | 'sds-max' | 'hexagonal' | 'hexagonal-11';

/** Radius and length, millimetres. */
export const MESURES_QUEUE = {
  'sds-plus': { rayon: 5, longueur: 58 },
  'sds-max': { rayon: 9, longueur: 90 },
  hexagonal: { rayon: 3.17, longueur: 26 },
  'hexagonal-11': { rayon: 5.5, longueur: 42 },
} as const satisfies Record<Emmanchement, { rayon: number; longueur: number }>;

export function queue(sorte: Emmanchement, haut: number): BufferGeometry {
  const { rayon, longueur } = MESURES_QUEUE[sorte];
  return sorte.startsWith('sds')
    ? queueSds(rayon, longueur, haut, sorte === 'sds-max' ? 3 : 2)
    : queueHexagonale(rayon, longueur, haut);
}

/** Grooves open to the end drive it, closed ones between them hold it. */
function queueSds(rayon: number, longueur: number, haut: number, cannelures: number) {
  const bas = haut - longueur;
  const creux = (turn: number, y: number) => {
    const t = (y - bas) / longueur;
    const ouverte = t < 0.72 ? flanc(turn, cannelures, 0, 0.34) : 0;
    const fermee = t > 0.16 && t < 0.52 ? flanc(turn, 2, Math.PI / 2, 0.42) : 0;
    return Math.max(ouverte, fermee);
  };
  const corps = surface(
    96,
    64,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const y = bas + v * longueur;
      const nez = Math.min(1, 0.84 + (v * longueur) / (rayon * 1.6));
      const r = rayon * nez * (1 - 0.3 * creux(turn, y));
      out.set(r * Math.sin(turn), y, r * Math.cos(turn));
    },
    0.5,
  );
  return merge(
    corps,
    lathe([
      [0, bas],
      [rayon * 0.84, bas],
    ]),
  );
}

/** 1 in the middle of one of so many grooves, 0 outside them. */
function flanc(turn: number, count: number, depart: number, demi: number): number {
  const secteur = (Math.PI * 2) / count;
  const ecart = Math.abs(((turn - depart + secteur * 2.5) % secteur) - secteur / 2);
  return ecart < demi ? Math.sqrt(1 - (ecart / demi) ** 2) : 0;
}

/** Hexagon with the groove that quick chucks hold. */
function queueHexagonale(rayon: number, longueur: number, haut: number) {
  const bas = haut - longueur;
  const gorge = bas + rayon * 3.2;
  return merge(
    sixPans({ plats: rayon * 2, hauteur: rayon * 2.4, haut: 1, bas: 1 }).translate(0, bas, 0),
    lathe([
      [rayon * 0.95, gorge - rayon * 0.95],
      [rayon * 0.78, gorge - rayon * 0.3, 0.6],
      [rayon * 0.78, gorge + rayon * 0.1, 0.6],
      [rayon * 0.95, gorge + rayon * 0.7],
    ]),
    sixPans({
      plats: rayon * 2,
      hauteur: haut - gorge - rayon * 0.5,
      haut: 1,
      bas: 1,
    }).translate(0, gorge + rayon * 0.5, 0),
  );
}
