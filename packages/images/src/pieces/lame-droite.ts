/** Straight saw blades: along +x from their shank, teeth downwards, in the plane of z = 0. */
import type { BufferGeometry } from 'three';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';

export function lameDroite(
  longueur: number,
  hauteur: number,
  pas: number,
  epaisseur = 1.3,
): BufferGeometry {
  const creux = pas * 0.5;
  const n = Math.floor((longueur * 0.9) / pas);
  const dents = Array.from({ length: n }, (_, i): Point2[] => {
    const x = longueur * 0.08 + i * pas;
    return [
      [x, -hauteur / 2 + creux],
      [x + pas * 0.86, -hauteur / 2],
    ];
  }).flat();
  const shape = polygon([
    [-hauteur * 0.6, -hauteur * 0.3],
    [longueur * 0.06, -hauteur * 0.42],
    ...dents,
    [longueur, -hauteur * 0.3],
    [longueur * 0.97, hauteur * 0.32],
    [longueur * 0.9, hauteur / 2],
    [0, hauteur / 2],
    [-hauteur * 0.6, hauteur * 0.3],
  ]);
  return extrude(shape, epaisseur, { chanfrein: 0.2 }).translate(0, 0, -epaisseur / 2);
}
