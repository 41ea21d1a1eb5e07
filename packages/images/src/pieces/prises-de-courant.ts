/** Sockets of panels. */
import type { Object3D } from 'three';
import { piece, repeat } from '../geometrie/assemblage.ts';
import { latheZ } from '../geometrie/tours.ts';
import { plastique } from '../matieres/plastiques.ts';

/** Round sockets on a panel; a red one with five pins where there are three phases. */
export function prises(x: number, y: number, z: number, n: number, tri: boolean): Object3D[] {
  const prise = latheZ([
    [0, 2],
    [20, 2],
    [22, 8, 2],
    [26, 8, 2],
    [27, 0],
  ]);
  const clapet = latheZ([
    [0, 0],
    [34, 0],
    [34, 16, 4],
    [28, 24, 3],
    [0, 26],
  ]);
  return [
    piece(
      repeat(
        prise,
        Array.from({ length: n }, (_, i) => ({ position: [x + i * 66, y, z] as const })),
      ),
      plastique('#3f6fb0'),
    ),
    ...(tri ? [piece(clapet, plastique('#c22a1f'), { position: [x + n * 66 + 8, y, z] })] : []),
  ];
}
