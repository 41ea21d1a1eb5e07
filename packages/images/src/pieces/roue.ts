/** Wheels of castors, trolleys and barrows, about z, centred. */
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import type { Group } from 'three';
import { anodise, laque, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';

export const BANDAGES = ['caoutchouc-gris', 'caoutchouc', 'polyurethane', 'polyamide'] as const;
export type Bandage = (typeof BANDAGES)[number];

function tourne(profil: readonly PointTourne[]) {
  return lathe(profil, 48).rotateX(Math.PI / 2);
}

/** Wheel of a castor: tread and centre by what it is made of. */
export function roue(diametre: number, largeur: number, bandage: Bandage): Group {
  const [r, l] = [diametre / 2, largeur / 2];
  const moyeu = tourne([
    [r * 0.09, -l * 1.15],
    [r * 0.24, -l * 1.15, 1],
    [r * 0.26, -l * 0.5, 2],
    [r * 0.62, -l * 0.36, 2],
    [r * 0.72, -l * 0.82, 2],
    [r * 0.74, l * 0.82, 1],
    [r * 0.72, l * 0.82, 1],
    [r * 0.62, l * 0.36, 2],
    [r * 0.26, l * 0.5, 2],
    [r * 0.24, l * 1.15, 1],
    [r * 0.09, l * 1.15],
    [r * 0.09, -l * 1.15],
  ]);
  const bande = tourne([
    [r * 0.73, -l * 0.86],
    [r * 0.9, -l, 2],
    [r * 0.985, -l * 0.7, 3],
    [r, 0, 4],
    [r * 0.985, l * 0.7, 3],
    [r * 0.9, l, 2],
    [r * 0.73, l * 0.86],
  ]);
  const rayons = repeatAround(
    box(r * 0.05, r * 0.4, l * 1.1, 0.6).translate(0, r * 0.44, 0),
    8,
    'z',
  );
  const axe = piece(
    tourne([
      [0, -l * 1.3],
      [r * 0.08, -l * 1.3],
      [r * 0.08, l * 1.3],
      [0, l * 1.3],
    ]),
    zincBlanc(),
  );
  const { centre, gomme } = COULEURS[bandage]();
  return groupe(piece(merge(moyeu, rayons), centre), piece(bande, gomme), axe);
}

const COULEURS = {
  'caoutchouc-gris': () => ({ centre: plastique('#4a4e54'), gomme: caoutchouc('#83878b') }),
  caoutchouc: () => ({ centre: zincBlanc(), gomme: caoutchouc('#2a2c30') }),
  polyurethane: () => ({ centre: anodise(), gomme: plastiqueBrillant('#8e3a17') }),
  polyamide: () => ({ centre: plastique('#e2dfd6'), gomme: plastique('#e6e3da') }),
} as const;

export type Pneu = 'pneumatique' | 'increvable' | 'pleine';

/** Wheel of a barrow or a sack truck: tyre on a rim. Puncture-proof ones are coloured foam. */
export function roueGonflee(diametre: number, largeur: number, sorte: Pneu, jante: string): Group {
  const [r, l] = [diametre / 2, largeur / 2];
  const creux = sorte === 'pleine' ? 0.74 : 0.5;
  const flanc = tourne([
    [r * creux, -l * 0.7],
    [r * (creux + 0.12), -l * 0.96, 4],
    [r * 0.84, -l, 8],
    [r * 0.97, -l * 0.66, 6],
    [r, 0, 10],
    [r * 0.97, l * 0.66, 6],
    [r * 0.84, l, 8],
    [r * (creux + 0.12), l * 0.96, 4],
    [r * creux, l * 0.7],
  ]);
  const crampons =
    sorte === 'pleine'
      ? []
      : [
          repeatAround(
            box(r * 0.06, r * 0.035, l * 0.72, 0)
              .rotateY(0.5)
              .translate(0, r * 0.985, l * 0.42),
            30,
            'z',
          ),
          repeatAround(
            box(r * 0.06, r * 0.035, l * 0.72, 0)
              .rotateY(-0.5)
              .translate(r * 0.1, r * 0.98, -l * 0.42),
            30,
            'z',
          ),
        ];
  const disque = tourne([
    [r * 0.08, -l * 1.1],
    [r * 0.17, -l * 1.1, 1],
    [r * 0.18, -l * 0.3, 3],
    [r * (creux - 0.06), -l * 0.2, 4],
    [r * (creux + 0.02), -l * 0.72, 3],
    [r * (creux + 0.04), 0],
    [r * (creux + 0.02), l * 0.72, 3],
    [r * (creux - 0.06), l * 0.2, 4],
    [r * 0.18, l * 0.3, 3],
    [r * 0.17, l * 1.1, 1],
    [r * 0.08, l * 1.1],
  ]);
  const axe = tourne([
    [0, -l * 1.4],
    [r * 0.075, -l * 1.4],
    [r * 0.075, l * 1.4],
    [0, l * 1.4],
  ]);
  return groupe(
    piece(merge(flanc, ...crampons), caoutchouc(sorte === 'increvable' ? '#3a3d42' : '#2a2c30')),
    piece(disque, laque(sorte === 'increvable' ? '#c9a20e' : jante)),
    piece(axe, zincBlanc()),
  );
}
