/** Guide rail of saws: a drawn profile with its groove, strips to slide on and a splinter guard. */
import type { Object3D } from 'three';
import { groupe, piece, poser, type Pose } from '../geometrie/assemblage.ts';
import { polygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { anodise } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';

/** Along x about 0, its working edge towards +z, its top near y = 5. */
export function railGuidage(longueur: number, place: Pose = {}): Object3D {
  // Seen from its end: flat, a raised rib the saw rides on, a T groove for the clamps.
  const profil = polygon([
    [-95, 0],
    [-95, 5],
    [-62, 5],
    [-62, 15],
    [-44, 15],
    [-44, 5],
    [-20, 5],
    [-20, 9],
    [-16, 9],
    [-16, 5],
    [52, 5],
    [52, 9],
    [56, 9],
    [56, 5],
    [86, 5],
    [86, 0],
    [80, 0],
    [80, 3],
    [-47, 3],
    [-47, 12.5],
    [-59, 12.5],
    [-59, 3],
    [-89, 3],
    [-89, 0],
  ]);
  const corps = extrude(profil, longueur, { chanfrein: 0.3 })
    .rotateY(-Math.PI / 2)
    .translate(longueur / 2, 0, 0);
  return poser(
    groupe(
      piece(corps, anodise()),
      piece(box(longueur, 1.6, 9, 0.5), caoutchouc('#1f2023'), { position: [0, 5.4, 34] }),
      piece(box(longueur, 1.6, 9, 0.5), caoutchouc('#1f2023'), {
        position: [0, 5.4, -32 + 36 - 8],
      }),
      piece(box(longueur, 1.2, 12, 0.4), plastique('#2b2d31'), { position: [0, 0.8, 90] }),
    ),
    place,
  );
}
