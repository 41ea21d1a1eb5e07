/** Instant glue: a small bottle, its long nozzle, the cap by how thick the glue is. */
import * as Type from 'typebox';
import { cintre, imprime } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { etiquettePack } from '../pieces/etiquette-pack.ts';

const BOUCHONS = { fluide: '#e9e8e4', moyenne: '#26282c', gel: '#c2261f' } as const;

export default defineModele({
  nom: 'flacon-colle',
  params: Type.Object({
    consistance: choix('fluide', 'moyenne', 'gel'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { consistance: 'moyenne', marque: 'colsyl' },
    { consistance: 'gel', marque: 'neutre' },
  ],
  prise: { azimut: 0.2, elevation: 0.16, cadre: 0.86 },
  construire({ consistance, marque }) {
    return groupe(
      piece(
        lathe([
          [0, 1],
          [13, 1],
          [14, 0, 0.8],
          [16, 2, 1.6],
          [16, 46, 4],
          [10, 54, 4],
          [8, 56],
          [8, 60],
          [0, 60],
        ]),
        plastiqueBrillant('#eceae4'),
      ),
      piece(
        cintre(16.08, 5, 42),
        imprime(
          etiquettePack({
            marque,
            repere: 'CA',
            format: 37 / (Math.PI * 16),
            ...(marque === 'neutre' && { fond: '#7c1f52' }),
          }),
        ),
        { rotation: [0, 0.12, 0] },
      ),
      piece(
        merge(
          lathe([
            [8.6, 54],
            [9.4, 54.6, 0.4],
            [9.4, 62, 0.6],
            [7, 65, 1.4],
            [3.6, 70, 2],
            [2.2, 84, 0.4],
            [0, 84],
          ]),
          repeatAround(box(0.7, 6, 0.9, 0.2).translate(9.3, 58.4, 0), 30),
        ),
        plastique('#e2e0da'),
      ),
      piece(
        lathe([
          [4, 69, 0.2],
          [5, 69.4, 0.4],
          [4, 92, 1.6],
          [0, 93],
        ]),
        plastiqueBrillant(BOUCHONS[consistance]),
      ),
    );
  },
});
