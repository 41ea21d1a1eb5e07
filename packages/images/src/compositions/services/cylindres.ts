import cylindre from '../../modeles/cylindre.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.3 },
  objets: [
    objet(
      cylindre,
      { forme: 'double', exterieur: 30, interieur: 40, finition: 'nickel', cle: 'a-points' },
      { x: -45, z: -30, tour: 0.55 },
    ),
    objet(
      cylindre,
      { forme: 'bouton', exterieur: 40, interieur: 30, finition: 'nickel', cle: 'a-points' },
      { x: 62, z: -22, tour: 0.55 },
    ),
    objet(
      cylindre,
      { forme: 'demi', exterieur: 30, interieur: 10, finition: 'nickel', cle: 'a-points' },
      { x: -20, z: 38, tour: 0.5 },
    ),
    objet(
      cylindre,
      { forme: 'double', exterieur: 30, interieur: 30, finition: 'laiton', cle: 'a-points' },
      { x: 58, z: 46, tour: 0.6 },
    ),
  ],
});
