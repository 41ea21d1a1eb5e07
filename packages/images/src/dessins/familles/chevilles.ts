/** Plugs. */
import { filetBois, filetMetrique } from '../formes/filets.ts';
import { tige } from '../formes/tige.ts';
import { travers } from '../formes/travers.ts';
import type { Schemas } from '../schema.ts';
import { ligne, polygone, rectangle, tourne, type Trait } from '../traits.ts';

function fente(de: number, a: number, r: number): Trait[] {
  return [rectangle([de, -r * 0.12], [a - de, r * 0.24], { fond: 'vide' })];
}

function chevilleNylon(d: number, l: number): Trait[] {
  const r = d / 2;
  return [
    ...tourne(
      [
        [0, r * 1.22],
        [0.12 * d, r * 1.22],
        [0.12 * d, r * 0.94],
        [l * 0.9, r * 0.94],
        [l, r * 0.6],
      ],
      { aretes: false },
    ),
    ...travers([0.12 * d], r * 0.94),
    ...[0.4, 0.52, 0.64, 0.76].map((part) =>
      polygone([
        [l * part, -r * 0.94],
        [l * (part + 0.06), -r * 1.06],
        [l * (part + 0.1), -r * 0.94],
      ]),
    ),
    ...[0.4, 0.52, 0.64, 0.76].map((part) =>
      polygone([
        [l * part, r * 0.94],
        [l * (part + 0.06), r * 1.06],
        [l * (part + 0.1), r * 0.94],
      ]),
    ),
    ...fente(l * 0.36, l, r),
  ];
}

const chevilleAFrapper = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [-0.5 * d, d * 0.3],
      [-0.35 * d, d * 0.72],
      [0, d * 0.5],
    ]),
    ...chevilleNylon(d, l),
  ],
});

const expansion = tige({
  diametre: 'filetage-metrique',
  longueur: 'longueur',
  signe: '',
  elancement: 7,
  entre: (_, l) => [0, l],
  cote: (d, l) => [
    ...tourne([
      [-0.4 * d, d * 0.55],
      [-0.15 * d, d * 0.9],
      [0, d * 0.9],
    ]),
    ...tourne([
      [0, d * 1.4],
      [0.12 * d, d * 1.4],
    ]),
    ...tourne([
      [0.12 * d, d * 0.78],
      [l, d * 0.78],
    ]),
    ...[-0.5, -0.17, 0.17, 0.5].map((part) =>
      ligne(
        [
          [l * 0.2, part * d],
          [l * 0.78, part * d],
        ],
        'fin',
      ),
    ),
    ...filetMetrique({ de: l, a: l + 0.5 * d, diametre: d }),
  ],
});

const tamis = tige({
  diametre: 'diametre',
  longueur: 'longueur',
  elancement: 7,
  cote: (d, l) => [
    ...tourne([
      [0, d * 0.66],
      [0.2 * d, d * 0.66],
      [0.2 * d, d / 2],
      [l - 0.4 * d, d / 2],
      [l, d * 0.3],
    ]),
    ...Array.from({ length: 12 }, (_, i) => 0.4 * d + ((l - 1 * d) * i) / 11).flatMap((x) =>
      travers([x], d / 2),
    ),
    ...[-0.3, -0.1, 0.1, 0.3].map((part) =>
      ligne(
        [
          [0.2 * d, part * d],
          [l - 0.4 * d, part * d],
        ],
        'fin',
      ),
    ),
  ],
});

const chevilleAutoforeuse = tige({
  diametre: (l) => l * 0.42,
  longueur: 'longueur',
  cote: (d, l) => [
    ...tourne([
      [0, d * 0.5],
      [0.12 * d, d * 0.5],
    ]),
    ...filetBois({ de: 0.12 * d, a: l - 0.5 * d, diametre: d * 0.9, noyau: 0.55, pas: d * 0.22 }),
    polygone([
      [l - 0.5 * d, -d * 0.24],
      [l, 0],
      [l - 0.5 * d, d * 0.24],
    ]),
  ],
});

export const CHEVILLES: Schemas = {
  'cheville-nylon': tige({ diametre: 'diametre', longueur: 'longueur', cote: chevilleNylon }),
  'cheville-a-frapper': chevilleAFrapper,
  'cheville-metallique-expansion': expansion,
  'cheville-autoforeuse': chevilleAutoforeuse,
  'tamis-injection': tamis,
};
