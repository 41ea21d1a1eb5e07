import chant from '../../modeles/chant.ts';
import panneau from '../../modeles/panneau.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.36, exposition: 0.96 },
  objets: [
    objet(
      chant,
      { surface: 'chene-naturel', largeur: 23 },
      { x: -70, z: -60, tour: -0.2, couche: [1.15, 0, 0], echelle: 0.7 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'chene-naturel', epaisseur: 19, rives: 'droites' },
      { x: 110, z: -30, tour: -0.55, echelle: 1.5 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'anthracite', epaisseur: 19, rives: 'droites' },
      { x: 115, z: -36, y: 18.2, tour: -0.62, echelle: 1.4 },
    ),
    objet(
      chant,
      { surface: 'anthracite', largeur: 23 },
      { x: 10, z: 110, tour: 0.2, echelle: 0.5 },
    ),
  ],
});
