import ciseauABois from '../../modeles/ciseau-a-bois.ts';
import fraise from '../../modeles/fraise.ts';
import lameCirculaire from '../../modeles/lame-circulaire.ts';
import mecheForstner from '../../modeles/meche-forstner.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      lameCirculaire,
      { dents: 24, materiau: 'bois', marque: 'durandal' },
      { x: -60, z: -50, tour: -0.35 },
    ),
    objet(
      lameCirculaire,
      { dents: 80, materiau: 'aluminium', marque: 'karbex' },
      { x: 80, z: -75, tour: -0.5, echelle: 0.9 },
    ),
    objet(
      mecheForstner,
      { nuance: 'carbure', diametre: 35 },
      { x: 95, z: 50, tour: -0.9, echelle: 1.2 },
    ),
    objet(
      fraise,
      { forme: 'quart-de-rond', queue: 8, diametre: 25.5, hauteur: 13 },
      { x: 20, z: 55, tour: -0.5, echelle: 1.4 },
    ),
    objet(
      fraise,
      { forme: 'droite', queue: 8, diametre: 12, hauteur: 30 },
      { x: -25, z: 80, tour: -0.5, echelle: 1.4 },
    ),
    objet(
      ciseauABois,
      { largeur: 20, manche: 'frene', marque: 'durandal' },
      { x: -130, z: 75, tour: 0.35, echelle: 0.85 },
    ),
  ],
});
