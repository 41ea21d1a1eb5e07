/** Grease for guns: a printed tube, pull ring above, piston below; a second one lies beside it. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { cintre, imprime } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { torusRing } from '../pieces/anneau.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';
import { etiquettePack } from '../pieces/etiquette-pack.ts';

/** Greases are told by their own colour. */
const GRAISSES = {
  lithium: '#c08a2a',
  marine: '#2f6f9c',
  graphite: '#3a3d42',
  temperature: '#a5271f',
  alimentaire: '#e8e6df',
} as const;
export const GRAISSES_CONNUES = Object.keys(GRAISSES) as [
  keyof typeof GRAISSES,
  ...(keyof typeof GRAISSES)[],
];

const R = 27;
const H = 232;

export default defineModele({
  nom: 'cartouche-graisse',
  params: Type.Object({ graisse: choix(...GRAISSES_CONNUES), marque: choix(...CODES_MARQUE) }),
  extremes: [
    { graisse: 'lithium', marque: 'durandal' },
    { graisse: 'temperature', marque: 'neutre' },
  ],
  prise: { azimut: 0.25, elevation: 0.22, cadre: 0.86 },
  construire: ({ graisse, marque }) =>
    groupe(
      tubeOf(graisse, marque),
      poser(tubeOf(graisse, marque), {
        position: [96, R, 40],
        rotation: [Math.PI / 2, 0, 0.5],
      }),
    ),
});

function tubeOf(graisse: keyof typeof GRAISSES, marque: Marque): Object3D {
  const couleur = GRAISSES[graisse];
  return groupe(
    piece(
      lathe([
        [0, 8],
        [R - 2, 8],
        [R - 2, 0, 0.4],
        [R, 0, 0.5],
        [R, H, 0.5],
        [R - 0.6, H, 0.4],
      ]),
      plastiqueBrillant('#eae8e2'),
    ),
    piece(
      cintre(R + 0.1, 6, H - 10),
      imprime(
        etiquettePack({
          marque,
          repere: 'EP2',
          contenu: '400 g',
          pastille: couleur,
          format: (H - 16) / (Math.PI * R),
          ...(marque === 'neutre' && { fond: '#2b4a63' }),
        }),
      ),
      { rotation: [0, 0.16, 0] },
    ),
    piece(
      lathe([
        [R - 0.4, H - 6],
        [R + 1, H - 5, 0.5],
        [R + 1, H + 1, 0.8],
        [R - 2, H + 1.6, 0.8],
        [R - 4, H - 1.6, 0.8],
        [0, H - 1.6],
      ]),
      aluBrosse('x'),
    ),
    piece(torusRing(9, 1.6), aluBrosse('x'), { position: [6, H + 1, 0] }),
    piece(
      lathe([
        [R - 3, 10],
        [0, 10],
      ]),
      plastiqueBrillant(teinteOf(marque).teinte),
    ),
  );
}
