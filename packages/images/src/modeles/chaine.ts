/** Short-link chain, in a loose heap of two loops, by its finish. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, type Point3 } from '../geometrie/balayage.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { chaine } from '../pieces/levage.ts';

export default defineModele({
  nom: 'chaine',
  params: Type.Object({ finition: choix('zinc-blanc', 'galva', 'inox') }),
  extremes: [{ finition: 'zinc-blanc' }, { finition: 'galva' }, { finition: 'inox' }],
  prise: { azimut: 0.3, elevation: 0.7 },
  construire({ finition }) {
    const points: Point3[] = [
      [-84, 9, 58],
      [-44, 9, 64],
      [14, 9, 58],
      [62, 10, 36],
      [74, 10, 0],
      [48, 10, -32],
      [0, 10, -42],
      [-46, 10, -30],
      [-62, 10, 2],
      [-38, 14, 32],
      [6, 24, 34],
      [40, 28, 10],
      [30, 28, -16],
      [-4, 26, -20],
      [-24, 26, -2],
      [-4, 26, 12],
      [40, 20, 20],
      [92, 9, 54],
      [124, 9, 66],
    ];
    return groupe(piece(chaine(curve(points), 9, 27), metal(finition)));
  },
});
