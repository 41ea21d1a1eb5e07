import numeroDePorte from '../../modeles/numero-de-porte.ts';
import plaquePictogramme from '../../modeles/plaque-pictogramme.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.16 },
  objets: [
    objet(
      plaquePictogramme,
      { pictogramme: 'wc-mixtes', finition: 'inox-brosse' },
      { x: -95, z: -20, tour: -0.3 },
    ),
    objet(
      plaquePictogramme,
      { pictogramme: 'prive', finition: 'alu-noir' },
      { x: 5, z: -50, tour: -0.25 },
    ),
    objet(numeroDePorte, { chiffre: 2, finition: 'inox-brosse' }, { x: 88, z: 0, tour: -0.4 }),
    objet(numeroDePorte, { chiffre: 4, finition: 'inox-brosse' }, { x: 148, z: 10, tour: -0.35 }),
  ],
});
