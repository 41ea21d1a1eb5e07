/** Slim recessed spotlights: ring, opal lens, lead with its small connector. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'spot-led',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Warm lenses are creamier. */
    teinte: choix('chaud', 'neutre'),
  }),
  extremes: [
    { finition: 'inox-brosse', teinte: 'chaud' },
    { finition: 'alu-noir', teinte: 'neutre' },
  ],
  prise: { azimut: 0.3, elevation: 0.62, cadre: 0.84 },
  construire({ finition, teinte }) {
    const anneau = lathe(
      [
        [0, -12],
        [28, -12, 1],
        [28, 0],
        [32.5, 0, 0.4],
        [32.5, 1.6, 0.8],
        [28, 3, 1],
        [25.4, 2.4, 0.5],
        [24.6, 1.2],
      ],
      96,
    );
    const lentille = lathe([
      [24.8, 1],
      [24, 1.5, 0.4],
      [0, 2],
    ]);
    const corps = poser(
      groupe(
        piece(anneau, metal(finition)),
        piece(lentille, plastiqueBrillant(teinte === 'chaud' ? '#f3e6c4' : '#f0f1ee')),
      ),
      { position: [0, 14, 0], rotation: [0.16, 0, 0] },
    );
    const cable = tube(
      curve([
        [-24, 6, -10],
        [-40, 3, -14],
        [-52, 2, 4],
        [-46, 2, 30],
        [-16, 2, 46],
        [14, 2, 46],
        [30, 2, 44],
      ]),
      1.5,
      { pas: 90, cotes: 12 },
    );
    return groupe(
      corps,
      piece(cable, plastique('#e2e1dc')),
      piece(box(13, 5, 7, 1), plastique('#f0efea'), {
        position: [36, 2.5, 43.6],
        rotation: [0, 0.1, 0],
      }),
    );
  },
});
