/** Extract valves: ring and adjustable cone. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { latheZ } from '../geometrie/tours.ts';
import { laque, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

export default defineModele({
  nom: 'bouche-ventilation',
  params: Type.Object({ matiere: choix('plastique', 'acier'), couleur: choix('blanc', 'noir') }),
  extremes: [
    { matiere: 'plastique', couleur: 'blanc' },
    { matiere: 'acier', couleur: 'noir' },
  ],
  prise: { azimut: 0.55, elevation: 0.24, cadre: 0.82 },
  construire({ matiere, couleur }) {
    const teinte = couleur === 'blanc' ? '#edece8' : '#28292c';
    const peau = matiere === 'acier' ? laque(teinte) : plastique(teinte, 0.34);
    return groupe(
      piece(
        latheZ(
          [
            [61, -44],
            [62, -44, 0.6],
            [62, 0],
            [80, 0, 1],
            [82, 3, 2],
            [78, 9, 5],
            [62, 12, 5],
            [54, 7, 6],
            [52, -6],
            [60, -40],
          ],
          96,
        ),
        peau,
      ),
      piece(
        latheZ(
          [
            [30, -4],
            [48, 8, 4],
            [50, 12, 2],
            [46, 18, 5],
            [20, 22, 8],
            [0, 23],
          ],
          96,
        ),
        peau,
      ),
      piece(
        latheZ([
          [4, -38],
          [4, 8],
        ]),
        zincBlanc(),
      ),
      piece(
        latheZ([
          [58, -34],
          [0, -34],
        ]),
        plastique('#2a2b2d'),
      ),
    );
  },
});
