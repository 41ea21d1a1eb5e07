/** The lever of a door handle: a bar bent out of the door and along it. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';

/** From the door at z = 0, towards +x; returned to the door or nearly straight. */
export function levier(rayon: number, retour: boolean): BufferGeometry {
  const fin = retour
    ? ([
        [118, 0, 52],
        [126, 0, 49],
        [129, 0, 42],
        [129, 0, 16],
      ] as const)
    : ([
        [100, -1, 52],
        [124, -2, 50],
      ] as const);
  const ligne = curve(
    [[0, 0, 6], [0, 0, 24], [0, 0, 42], [3, 0, 49], [11, 0, 52], [40, 0, 52], [80, 0, 52], ...fin],
    false,
    0.35,
  );
  // Ends are rounded over: a bar cut square looks unfinished.
  const bout = (t: number) => Math.sqrt(Math.min(1, (1 - t) / 0.018 + 0.25));
  const bague = lathe([
    [0, 8],
    [rayon + 3, 8, 0.4],
    [rayon + 3, 12.5, 0.8],
    [rayon + 0.6, 14, 0.6],
    [0, 14],
  ]).rotateX(Math.PI / 2);
  return merge(tube(ligne, rayon, { pas: 220, cotes: 36, taille: bout }), bague);
}
