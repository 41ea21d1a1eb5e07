/** Weatherproof surface accessories: box, hinged flap, membrane rocker, cable gland. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX, latheZ } from '../geometrie/tours.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const COULEURS = { gris: '#8f959a', blanc: '#e8e7e2' } as const;

/** From top to bottom. */
const FONCTIONS = {
  prise: ['prise'],
  'va-et-vient': ['bascule'],
  poussoir: ['poussoir'],
  'double-prise': ['prise', 'prise'],
  'va-et-vient-prise': ['bascule', 'prise'],
  'double-va-et-vient': ['double'],
} as const;
type Fonction = keyof typeof FONCTIONS;
const NOMS = Object.keys(FONCTIONS) as [Fonction, ...Fonction[]];

export default defineModele({
  nom: 'prise-etanche',
  params: Type.Object({ fonction: choix(...NOMS), couleur: choix('gris', 'blanc') }),
  extremes: [
    { fonction: 'prise', couleur: 'gris' },
    { fonction: 'va-et-vient-prise', couleur: 'blanc' },
    { fonction: 'double-va-et-vient', couleur: 'gris' },
    { fonction: 'poussoir', couleur: 'gris' },
  ],
  prise: { azimut: 0.5, elevation: 0.26, cadre: 0.82 },
  construire({ fonction, couleur }) {
    const postes = FONCTIONS[fonction];
    const h = 70 * postes.length + 8;
    const corps = plastique(COULEURS[couleur]);
    return groupe(
      piece(
        extrude(rectangle(76, h, 9), 38, { chanfrein: 3, angle: 0.7 }).translate(0, 0, 0),
        corps,
      ),
      piece(
        extrude(rectangle(71, h - 5, 8), 9, { chanfrein: 2.4, angle: 0.7 }).translate(0, 0, 37),
        corps,
      ),
      piece(presse(h / 2), caoutchouc('#4b4f54')),
      ...postes.flatMap((poste, i) => {
        const y = ((postes.length - 1) / 2 - i) * 70;
        return DESSUS[poste](y, corps);
      }),
    );
  },
});

const presse = (y: number) =>
  lathe([
    [11, 0],
    [11, 4, 1],
    [8, 8, 2],
    [7, 12, 1],
    [4.4, 13],
    [4.4, 9],
    [0, 9],
  ]).translate(0, y - 1, 19);

type Dessus = (y: number, corps: ReturnType<typeof plastique>) => Object3D[];

const DESSUS: Record<'prise' | 'bascule' | 'poussoir' | 'double', Dessus> = {
  // The flap: a raised disc in it, its hinge above, a lip to lift it below.
  prise: (y, corps) => [
    piece(
      merge(
        extrude(rectangle(58, 58, 8), 9, { chanfrein: 2.6, angle: 0.7 }).translate(0, y - 1, 45),
        box(22, 7, 8, 2.4).translate(0, y - 30, 51),
        latheZ([
          [21, 52],
          [21, 55.4, 1.6],
          [18, 55.6, 1],
          [17, 53.8, 1],
          [0, 53.8],
        ]).translate(0, y, 0),
      ),
      corps,
    ),
    piece(
      latheX(
        [
          [0, -26],
          [3.6, -26, 0.6],
          [3.6, 26, 0.6],
          [0, 26],
        ],
        24,
      ).translate(0, y + 29, 49),
      plastique('#6d7379'),
    ),
  ],
  bascule: (y, corps) => [
    piece(extrude(rectangle(56, 56, 6), 5, { chanfrein: 1.6 }).translate(0, y, 45), corps),
    piece(box(44, 46, 9, 3.4).rotateX(-0.1), plastique('#dfe0de', 0.34), { position: [0, y, 49] }),
  ],
  poussoir: (y, corps) => [
    piece(extrude(rectangle(56, 56, 6), 5, { chanfrein: 1.6 }).translate(0, y, 45), corps),
    piece(
      latheZ([
        [19, 49],
        [19, 52, 1.4],
        [14, 56, 3],
        [0, 57],
      ]),
      plastique('#dfe0de', 0.34),
      { position: [0, y, 0] },
    ),
  ],
  double: (y, corps) => [
    piece(extrude(rectangle(56, 56, 6), 5, { chanfrein: 1.6 }).translate(0, y, 45), corps),
    piece(
      merge(
        box(21.5, 46, 9, 3).rotateX(-0.1).translate(-11.2, y, 49),
        box(21.5, 46, 9, 3).rotateX(0.1).translate(11.2, y, 49),
      ),
      plastique('#dfe0de', 0.34),
    ),
  ],
};
