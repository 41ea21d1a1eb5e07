/** Door signs: a disc of brushed steel or black, its symbol engraved and filled. */
import * as Type from 'typebox';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { dessinerPictogramme, NOMS_PICTOGRAMME } from '../pieces/pictogrammes.ts';

const R = 50;

export default defineModele({
  nom: 'plaque-pictogramme',
  params: Type.Object({
    pictogramme: choix(...NOMS_PICTOGRAMME),
    finition: choix('inox-brosse', 'alu-noir'),
  }),
  extremes: [
    { pictogramme: 'wc-hommes', finition: 'inox-brosse' },
    { pictogramme: 'wc-femmes', finition: 'alu-noir' },
    { pictogramme: 'wc-mixtes', finition: 'inox-brosse' },
    { pictogramme: 'pmr', finition: 'alu-noir' },
    { pictogramme: 'douche', finition: 'inox-brosse' },
    { pictogramme: 'vestiaire', finition: 'inox-brosse' },
    { pictogramme: 'prive', finition: 'inox-brosse' },
    { pictogramme: 'local-technique', finition: 'inox-brosse' },
    { pictogramme: 'pousser', finition: 'inox-brosse' },
    { pictogramme: 'tirer', finition: 'alu-noir' },
  ],
  prise: { azimut: 0.3, elevation: 0.12, cadre: 0.74 },
  construire({ pictogramme, finition }) {
    const encre = finition === 'alu-noir' ? '#d8d9da' : '#26282b';
    const disque = lathe(
      [
        [0, 0],
        [R, 0, 0.5],
        [R, 3, 1],
        [0, 3],
      ],
      128,
    ).rotateX(Math.PI / 2);
    return groupe(
      poser(
        groupe(
          piece(disque, metal(finition, 'x')),
          piece(plan(2 * R, 2 * R), decalque(dessinerPictogramme(pictogramme, encre)), {
            position: [0, 0, 3.05],
          }),
        ),
        { rotation: [-0.12, 0, 0] },
      ),
    );
  },
});
