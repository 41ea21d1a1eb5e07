/** Cable by the metre: a cut length with its stripped end. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { boutDeCable, BRINS } from '../pieces/bout-de-cable.ts';

const R = 8.5;

export default defineModele({
  nom: 'cable',
  params: Type.Object({ gaine: choix('pvc', 'caoutchouc'), conducteurs: nombre(2, 5) }),
  extremes: [
    { gaine: 'pvc', conducteurs: 3 },
    { gaine: 'caoutchouc', conducteurs: 5 },
    { gaine: 'pvc', conducteurs: 2 },
  ],
  prise: { azimut: 0.35, elevation: 0.62, cadre: 0.9 },
  construire({ gaine, conducteurs }) {
    const matiere = gaine === 'pvc' ? plastique('#2b2d30', 0.36) : caoutchouc('#2b2b2b');
    const n = conducteurs === 2 || conducteurs === 4 || conducteurs === 5 ? conducteurs : 3;
    // One turn and a half, the end in front.
    const ligne = curve([
      [-30, R, 70],
      [40, R, 74],
      [84, R, 40],
      [82, R, -14],
      [30, R, -48],
      [-38, R, -46],
      [-84, R, -4],
      [-74, R * 1.6, 44],
      [-26, R * 3.1, 58],
      [30, R * 2.6, 52],
      [70, R * 3.1, 30],
      [112, R * 1.2, 44],
      [138, R, 66],
    ]);
    return groupe(
      piece(tube(ligne, R, { pas: 260, cotes: 24 }), matiere),
      poser(boutDeCable(R, BRINS[n], R * 10), {
        position: [138, R, 66],
        rotation: [0, -0.72, 0],
      }),
    );
  },
});
