/** Traffic cones: orange, on a square foot, with one or two bands. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { bandeGrise } from '../pieces/habit.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'cone-chantier',
  params: Type.Object({ hauteur: mesure(300, 750), bandes: choix('retro', 'peintes') }),
  extremes: [
    { hauteur: 500, bandes: 'retro' },
    { hauteur: 300, bandes: 'peintes' },
    { hauteur: 750, bandes: 'retro' },
  ],
  prise: { azimut: 0.5, elevation: 0.24, cadre: 0.86 },
  construire({ hauteur: h, bandes }) {
    const pied = h * 0.54 + 30;
    const [r0, r1] = [pied * 0.39, 26];
    const at = (y: number) => r0 + (r1 - r0) * (y / h);
    const bande = (a: number, b: number) =>
      lathe(
        [
          [at(a * h) + 0.4, a * h],
          [at(a * h) + 1.4, a * h + 1, 0.5],
          [at(b * h) + 1.4, b * h - 1, 0.5],
          [at(b * h) + 0.4, b * h],
        ],
        96,
      );
    const orange = plastique('#e8500f', 0.45);
    const blanc = bandes === 'retro' ? bandeGrise() : plastique('#e9e8e4');
    return groupe(
      piece(
        extrudeUp(rectangle(pied, pied, pied * 0.1), 22, { chanfrein: 5 }),
        caoutchouc('#2b2d30'),
      ),
      piece(
        lathe(
          [
            [r0 + 12, 20],
            [r0 + 4, 28, 8],
            [at(60), 62, 10],
            [r1, h, 4],
            [r1 - 5, h, 2],
            [r1 - 6, h - 60],
          ],
          96,
        ),
        orange,
      ),
      piece(bande(0.62, 0.82), blanc),
      ...(h > 400 ? [piece(bande(0.3, 0.48), blanc)] : []),
    );
  },
});
