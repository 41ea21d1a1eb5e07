/** How tools lie: drawn upright or in the plane of x and y, then laid on the table. */
import type { Group, Object3D } from 'three';
import { groupe, poser } from '../geometrie/assemblage.ts';

/** What was drawn in x and y, thick along z, on its back; then turned about the vertical. */
export function coucher(tourne: number, ...parts: readonly Object3D[]): Group {
  return groupe(
    poser(groupe(poser(groupe(...parts), { rotation: [-Math.PI / 2, 0, 0] })), {
      rotation: [0, tourne, 0],
    }),
  );
}

/** What was turned about Y, along x, its top to the right; `roule` about its own axis. */
export function allonger(roule: number, ...parts: readonly Object3D[]): Group {
  return groupe(
    poser(groupe(poser(groupe(...parts), { rotation: [0, 0, -Math.PI / 2] })), {
      rotation: [roule, 0, 0],
    }),
  );
}
