/** Floor stops: a turned body with its rubber ring, low or high. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'butee-de-porte',
  params: Type.Object({ forme: choix('basse', 'haute'), finition: choix(...FINITIONS) }),
  extremes: [
    { forme: 'basse', finition: 'inox-brosse' },
    { forme: 'haute', finition: 'laiton' },
    { forme: 'basse', finition: 'laque-blanc' },
  ],
  prise: { azimut: 0.5, elevation: 0.36, cadre: 0.74 },
  construire({ forme, finition }) {
    const h = forme === 'basse' ? 25 : 45;
    const r = forme === 'basse' ? 22.5 : 17;
    const [bas, haut] = [h * 0.34, h * 0.34 + 9];
    return groupe(
      piece(
        lathe(
          [
            [0, 0],
            [r + 1.5, 0, 0.6],
            [r + 1.5, 2.4, 0.8],
            [r, 4, 1],
            [r, bas, 0.5],
            [r - 2.5, bas + 0.4],
            [r - 2.5, haut - 0.4],
            [r, haut, 0.5],
            [r - 0.4, h - 6, 2],
            [r - 5, h - 0.6, 3],
            [0, h],
          ],
          96,
        ),
        metal(finition, 'y'),
      ),
      piece(
        lathe(
          [
            [r - 3, bas + 0.5],
            [r + 1.6, bas + 0.5, 1.6],
            [r + 2.4, (bas + haut) / 2, 3],
            [r + 1.6, haut - 0.5, 1.6],
            [r - 3, haut - 0.5],
          ],
          96,
        ),
        caoutchouc(finition === 'laque-blanc' ? '#d9d8d4' : '#26282c'),
      ),
    );
  },
});
