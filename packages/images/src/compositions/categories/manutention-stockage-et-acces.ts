import bacGerbable from '../../modeles/bac-gerbable.ts';
import diable from '../../modeles/diable.ts';
import escabeau from '../../modeles/escabeau.ts';
import transpalette from '../../modeles/transpalette.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.22 },
  objets: [
    objet(escabeau, { marches: 5, isolant: false }, { x: -820, z: -350, tour: -0.6 }),
    objet(
      diable,
      { roues: 'pneumatique', renforce: false, marque: 'levax' },
      { x: -180, z: -260, tour: -0.55 },
    ),
    objet(
      transpalette,
      { fourches: 1150, largeur: 540, galets: 'polyurethane', marque: 'levax' },
      { x: 780, z: 60, tour: -0.6 },
    ),
    objet(bacGerbable, { hauteur: 0.37, largeur: 0.667 }, { x: -380, z: 420, tour: -0.4 }),
    objet(bacGerbable, { hauteur: 0.37, largeur: 0.667 }, { x: -380, z: 420, y: 215, tour: -0.4 }),
  ],
});
