/** Plugs and sockets of cords, rubber, along +x from where the cord enters. */
import type { Object3D } from 'three';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { latheX } from '../geometrie/tours.ts';
import { nickel } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';

const broche = (z: number) =>
  latheX(
    [
      [2.4, 0],
      [2.4, 18, 1.4],
      [0, 19.4],
    ],
    24,
  ).translate(50, 0, z);

/** Two pins and the hole of the earth. */
export function fiche(couleur = '#2a2b2e'): Object3D {
  return groupe(
    piece(
      latheX([
        [5, -14],
        [6.4, -12, 1],
        [8, 4, 3],
        [14, 14, 5],
        [17, 22, 2],
        [15.6, 27, 2],
        [15.6, 36, 2],
        [18.6, 40, 2],
        [18.6, 50, 1],
        [0, 50],
      ]),
      caoutchouc(couleur),
    ),
    piece(merge(broche(-9.5), broche(9.5)), nickel()),
    piece(
      latheX(
        [
          [3, 49],
          [3, 50.2],
          [0, 50.2],
        ],
        24,
      ).translate(0, 8, 0),
      plastique('#111214'),
    ),
  );
}

/** The other end: a deep well with its pin. */
export function prolongateur(couleur = '#2a2b2e'): Object3D {
  return groupe(
    piece(
      latheX([
        [5, -14],
        [6.4, -12, 1],
        [8, 4, 3],
        [15, 14, 5],
        [20, 24, 3],
        [22, 30, 2],
        [22, 66, 2],
        [19.4, 66, 1],
        [18.6, 50],
        [0, 50],
      ]),
      caoutchouc(couleur),
    ),
    piece(
      latheX(
        [
          [2.4, 50],
          [2.4, 62, 1],
          [0, 63],
        ],
        24,
      ).translate(0, 9, 0),
      nickel(),
    ),
  );
}
