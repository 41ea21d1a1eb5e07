import coulisseInvisible from '../../modeles/coulisse-invisible.ts';
import kitDeTiroir from '../../modeles/kit-de-tiroir.ts';
import rangeCouverts from '../../modeles/range-couverts.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.42, exposition: 1.04 },
  objets: [
    objet(kitDeTiroir, { finition: 'laque-blanc', hauteur: 130 }, { x: 60, z: -60, tour: -0.6 }),
    objet(
      rangeCouverts,
      { revetement: 'chene', largeur: 400 },
      { x: -260, z: 120, tour: -0.45, echelle: 1.7 },
    ),
    objet(
      coulisseInvisible,
      { fermeture: 'amortie', elancement: 6 },
      { x: 150, z: 260, tour: 0.25 },
    ),
  ],
});
