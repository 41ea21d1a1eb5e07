/** Door numerals cut out of stainless sheet. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { chiffre } from '../pieces/chiffres.ts';

export default defineModele({
  nom: 'numero-de-porte',
  params: Type.Object({ chiffre: nombre(0, 9), finition: choix('inox-brosse', 'alu-noir') }),
  extremes: [
    { chiffre: 2, finition: 'inox-brosse' },
    { chiffre: 8, finition: 'alu-noir' },
    { chiffre: 5, finition: 'inox-brosse' },
    { chiffre: 3, finition: 'inox-brosse' },
    { chiffre: 6, finition: 'inox-brosse' },
    { chiffre: 4, finition: 'alu-noir' },
  ],
  prise: { azimut: 0.42, elevation: 0.16, cadre: 0.78 },
  construire({ chiffre: n, finition }) {
    const peau = metal(finition, 'y');
    const parts = chiffre(n).map((contour) =>
      piece(extrude(contour, 6, { chanfrein: 0.7, finesse: 28 }), peau),
    );
    // Leaning back, to catch the light.
    return groupe(poser(groupe(...parts), { rotation: [-0.18, 0, 0] }));
  },
});
