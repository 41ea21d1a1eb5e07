/** What holds the bit, along +x from the nose of the machine. */
import type { Object3D } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { extrude } from '../geometrie/solides.ts';
import { rectangle } from '../geometrie/contours.ts';
import { latheX } from '../geometrie/tours.ts';
import { acierBruni, inoxBrosse, phosphate } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';

/** SDS holder: rubber dust cap in front of a sleeve that is pulled back. */
export function porteSds(r = 19): Object3D {
  return groupe(
    piece(
      latheX([
        [0, -3],
        [r * 1.08, -3, 1],
        [r * 1.08, 3, 1.5],
        [r * 0.9, 6, 1],
        [r * 0.9, 12, 2],
        [r * 1.1, 18, 2.5],
        [r * 1.12, 27, 3],
        [r * 0.84, 34, 2],
        [r * 0.8, 35],
      ]),
      plastique('#2b2d31', 0.4),
    ),
    piece(
      latheX([
        [r * 0.82, 33],
        [r * 0.86, 36, 1],
        [r * 0.74, 42, 2],
        [r * 0.52, 55, 2],
        [r * 0.36, 56, 1],
        [r * 0.3, 52],
        [0, 52],
      ]),
      caoutchouc('#1f2023'),
    ),
  );
}

/** Quarter-inch hexagon with its sliding sleeve. */
export function porteHexa(r = 11): Object3D {
  return groupe(
    piece(
      latheX([
        [0, -4],
        [r * 0.86, -4],
        [r * 0.86, 4],
        [r, 5, 0.8],
        [r, 12, 0.6],
        [r * 0.9, 12.6],
        [r * 0.9, 13.6],
        [r, 14.2, 0.6],
        [r, 21, 1],
        [r * 0.66, 24, 0.8],
        [r * 0.5, 24, 0.3],
        [r * 0.46, 16],
        [0, 16],
      ]),
      acierBruni(),
    ),
    piece(
      latheX([
        [r * 0.87, 0],
        [r * 0.98, 1, 0.4],
        [r * 0.98, 3, 0.4],
        [r * 0.87, 4],
      ]),
      inoxBrosse('x'),
    ),
  );
}

/** Square drive of so many millimetres with its ring, on a round shaft. */
export function carre(cote: number): Object3D {
  const r = cote * 0.82;
  return groupe(
    piece(
      latheX([
        [0, -8],
        [r, -8],
        [r, cote * 0.7, 1],
        [cote * 0.62, cote * 0.9, 0.6],
        [0, cote * 0.9],
      ]),
      phosphate(),
    ),
    piece(
      extrude(rectangle(cote, cote, 1.2), cote * 1.35, { chanfrein: 1.2 })
        .rotateY(Math.PI / 2)
        .translate(cote * 0.6, 0, 0),
      acierBruni(),
    ),
    piece(
      latheX([
        [cote * 0.6, cote * 1.5],
        [cote * 0.69, cote * 1.52, 0.5],
        [cote * 0.69, cote * 1.6, 0.5],
        [cote * 0.6, cote * 1.62],
      ]),
      caoutchouc('#1d1e20'),
    ),
  );
}
