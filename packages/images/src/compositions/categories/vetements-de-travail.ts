import pantalon from '../../modeles/pantalon.ts';
import parka from '../../modeles/parka.ts';
import veste from '../../modeles/veste.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.05, sol: false, exposition: 1.05 },
  objets: [
    objet(
      parka,
      { couleur: 'jaune-fluo', contraste: 'marine', bandes: true },
      { x: -520, z: 0, tour: 0.12 },
    ),
    objet(
      veste,
      { forme: 'softshell', couleur: 'marine', contraste: 'orange' },
      { x: 180, z: 60, y: 420, tour: 0.02 },
    ),
    objet(
      pantalon,
      { forme: 'genouilleres', couleur: 'gris', contraste: 'noir' },
      { x: 720, z: -60, y: 60, tour: -0.12 },
    ),
  ],
});
