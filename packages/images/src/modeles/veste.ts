/** Jackets: of work in two colours, softshell, fleece, welder's, rain; one cut, other cloths and details. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste, type Buste } from '../pieces/buste.ts';
import { capuche, colChemise, colMontant } from '../pieces/cols.ts';
import { boutons, patte, zip } from '../pieces/fermetures.ts';
import { TEINTS, type Tissu } from '../pieces/habit.ts';
import {
  ceinture,
  corpsOf,
  empiecement,
  flancs,
  poignets,
  PRISE_VETEMENT,
} from '../pieces/haut.ts';
import { fente, poche } from '../pieces/poches.ts';

const TISSUS: Record<string, Tissu> = {
  travail: 'serge',
  softshell: 'softshell',
  polaire: 'polaire',
  soudeur: 'toile',
  pluie: 'enduit',
};

interface Habit {
  b: Buste;
  couleur: string;
  contraste: string;
  sorte: Tissu;
}

export default defineModele({
  nom: 'veste',
  params: Type.Object({
    forme: choix('travail', 'softshell', 'polaire', 'soudeur', 'pluie'),
    couleur: choix(...CODES_COULEUR),
    /** Colour of shoulders, sides and cuffs. */
    contraste: choix(...CODES_COULEUR),
  }),
  extremes: [
    { forme: 'travail', couleur: 'gris', contraste: 'noir' },
    { forme: 'softshell', couleur: 'rouge', contraste: 'rouge' },
    { forme: 'polaire', couleur: 'marine', contraste: 'marine' },
    { forme: 'soudeur', couleur: 'marine', contraste: 'marine' },
    { forme: 'pluie', couleur: 'jaune', contraste: 'jaune' },
  ],
  prise: PRISE_VETEMENT,
  construire({ forme, couleur: code, contraste: autre }) {
    const sorte = TISSUS[forme] ?? 'serge';
    const long = { travail: 690, softshell: 720, polaire: 700, soudeur: 740, pluie: 780 }[forme];
    const b = buste({
      longueur: long,
      manches: 'longues',
      ampleur: forme === 'pluie' ? 1.12 : 1.06,
      plis: forme === 'softshell' || forme === 'polaire' ? 0.75 : 1,
      encolure: 70,
      evase: forme === 'pluie' ? 8 : 0,
    });
    const habit = { b, couleur: TEINTS[code], contraste: TEINTS[autre], sorte };
    return groupe(...corpsOf(b, { couleur: habit.couleur, sorte }), ...DETAILS[forme](habit));
  },
});

const DETAILS: Record<
  'travail' | 'softshell' | 'polaire' | 'soudeur' | 'pluie',
  (h: Habit) => Object3D[]
> = {
  travail: ({ b, couleur, contraste, sorte }) => [
    ...empiecement(b, -132, contraste, sorte),
    ...flancs(b, b.bas + 50, b.aisselle[1] - 20, 62, contraste, sorte),
    ...colChemise(b, contraste, sorte, 62),
    ...patte(b.z, { bas: b.bas + 4, haut: -72, large: 46, couleur, sorte }),
    ...ceinture(b, couleur, sorte),
    ...poignets(b, contraste, sorte),
    ...[1, -1].flatMap((sens) => [
      ...poche(
        {
          x: sens * 122,
          y: -176,
          large: 118,
          haut: 138,
          rabat: 46,
          couleur,
          sorte,
          couleurRabat: contraste,
          bouton: 'metal',
        },
        b.z,
      ),
      fente([sens * 176, b.bas + 96], [sens * 112, b.bas + 220], b.z, contraste, sorte, 20),
    ]),
  ],
  softshell: ({ b, couleur, sorte }) => [
    ...colMontant(b, couleur, sorte, 60),
    zip([0, b.bas + 4], [0, -14], b.z, couleur),
    zip([96, -306], [96, -170], b.z, couleur, 11),
    ...[1, -1].map((sens) =>
      zip([sens * 158, b.bas + 90], [sens * 128, b.bas + 250], b.z, couleur, 12),
    ),
    ...poignets(b, couleur, sorte, 40),
  ],
  polaire: ({ b, couleur, sorte }) => [
    ...colMontant(b, couleur, sorte, 64),
    zip([0, b.bas + 4], [0, -14], b.z, couleur),
    ...[1, -1].map((sens) =>
      zip([sens * 160, b.bas + 86], [sens * 138, b.bas + 230], b.z, couleur, 11),
    ),
    ...poignets(b, couleur, 'softshell', 18),
  ],
  soudeur: ({ b, couleur, sorte }) => [
    ...colChemise(b, couleur, sorte, 66),
    ...patte(b.z, { bas: b.bas + 4, haut: -72, large: 56, couleur, sorte }),
    ...poignets(b, couleur, sorte, 46),
    ...[1, -1].flatMap((sens) =>
      poche({ x: sens * 124, y: -180, large: 122, haut: 140, rabat: 54, couleur, sorte }, b.z),
    ),
  ],
  pluie: ({ b, couleur, sorte }) => [
    ...capuche(b, couleur, sorte),
    ...patte(b.z, { bas: b.bas + 4, haut: -64, large: 62, couleur, sorte }),
    boutons(
      [-120, -260, -400, -540, -680].map((y) => [12, y] as const),
      (x, y) => b.z(x, y) + 3,
      'metal',
      7,
    ),
    ...[1, -1].flatMap((sens) =>
      poche(
        { x: sens * 138, y: b.bas + 236, large: 150, haut: 150, rabat: 58, couleur, sorte },
        b.z,
      ),
    ),
  ],
};
