/** The filter of a half mask or full mask, standing on its bayonet. */
import type { Object3D } from 'three';
import { groupe, piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique } from '../matieres/plastiques.ts';

export const TYPES_FILTRE = [
  'a1',
  'a1p2',
  'a2',
  'a2p3',
  'abe1',
  'abek1',
  'abek1p3',
  'abek2p3',
  'p2',
  'p3',
] as const;
export type TypeFiltre = (typeof TYPES_FILTRE)[number];

/** Colours of the standard: brown, grey, yellow, green; white for dust. */
const COULEURS = { a: '#7a4a24', b: '#8a8f94', e: '#e0b21c', k: '#2f8a4a', p: '#f0efeb' } as const;

function bandes(type: TypeFiltre): string[] {
  return type
    .split('')
    .flatMap((letter) => (letter in COULEURS ? [COULEURS[letter as keyof typeof COULEURS]] : []));
}

/** Radius 46; a dust filter is flat, one for gases is deep. */
export function filtre(type: TypeFiltre): Object3D {
  const gaz = !type.startsWith('p');
  const h =
    (gaz ? (type.includes('2') && !type.startsWith('p') ? 52 : 40) : 0) +
    (type.includes('p') ? 18 : 0) +
    6;
  const couleurs = bandes(type);
  const large = Math.min(9, (h - 14) / couleurs.length - 1);
  return groupe(
    piece(
      lathe(
        [
          [0, 0],
          [17, 0, 1],
          [17, 8, 1],
          [40, 10, 3],
          [46, 16, 3],
          [46, 8 + h, 3],
          [42, 12 + h, 2],
          [0, 12 + h],
        ],
        80,
      ),
      plastique('#34373c'),
    ),
    piece(
      lathe(
        [
          [0, 12 + h],
          [36, 12 + h],
          [36, 13.4 + h, 0.5],
          [0, 13.4 + h],
        ],
        60,
      ),
      plastique(type.includes('p') ? '#e9e8e4' : '#4a4e54'),
    ),
    piece(repeatAround(box(4, 1.6, 24, 0.6).translate(0, 14 + h, 20), 10), plastique('#2a2c30')),
    ...couleurs.map((couleur, i) =>
      piece(
        lathe(
          [
            [46.2, 0],
            [46.9, 0.4, 0.3],
            [46.9, large - 0.4, 0.3],
            [46.2, large],
          ],
          80,
        ),
        plastique(couleur),
        { position: [0, 17 + i * (large + 1), 0] },
      ),
    ),
    piece(repeatAround(box(8, 3, 5, 1).translate(0, 3, 17), 3), plastique('#2a2c30')),
  );
}
