/** Shanks and threads of screws. */
import { ligne, polygone, tourne, type Trait } from '../traits.ts';
import { filetBois, filetMetrique } from './filets.ts';

export interface Tige {
  bout: 'pointe' | 'foret' | 'plat';
  diametre: string;
  tete?: string;
  /** Part of the shank that is threaded. */
  filete?: number;
  metrique?: boolean;
}

export function corps(d: number, a: number, plein: boolean): Trait[] {
  const r = plein ? d / 2 : d * 0.36;
  return tourne([
    [0, r],
    [a, r],
  ]);
}

export function filets(
  d: number,
  de: number,
  a: number,
  bout: Tige['bout'],
  rond: boolean,
): Trait[] {
  if (rond || bout === 'plat') return filetMetrique({ de, a, diametre: d });
  const pointe = a - 0.9 * d;
  if (bout === 'foret') {
    const r = d * 0.33;
    return [
      ...filetBois({ de, a: pointe, diametre: d }),
      polygone([
        [pointe, -r],
        [a - r, -r],
        [a, 0],
        [a - r, r],
        [pointe, r],
      ]),
      ligne(
        [
          [pointe, r],
          [a - r, -r * 0.2],
        ],
        'fin',
      ),
    ];
  }
  return [
    ...filetBois({ de, a: pointe, diametre: d }),
    polygone([
      [pointe, -d * 0.33],
      [a, 0],
      [pointe, d * 0.33],
    ]),
  ];
}
