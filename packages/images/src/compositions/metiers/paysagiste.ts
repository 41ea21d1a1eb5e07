import botte from '../../modeles/botte.ts';
import gantCuir from '../../modeles/gant-cuir.ts';
import tronconneuse from '../../modeles/tronconneuse.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.24 },
  objets: [
    objet(botte, { couleur: 'vert' }, { x: -250, z: -60, tour: -0.5 }),
    objet(
      tronconneuse,
      { marque: 'durandal', energie: 'essence', guide: 40 },
      { x: 150, z: -40, tour: -0.42 },
    ),
    objet(
      gantCuir,
      { forme: 'fleur', couleur: 'jaune', manchette: 30 },
      { x: -20, z: 190, tour: 0.3, echelle: 0.85 },
    ),
  ],
});
