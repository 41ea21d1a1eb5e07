import etau from '../../modeles/etau.ts';
import foret from '../../modeles/foret.ts';
import gantCuir from '../../modeles/gant-cuir.ts';
import masqueSoudage from '../../modeles/masque-soudage.ts';
import meulePlate from '../../modeles/meule-plate.ts';
import meuleuse from '../../modeles/meuleuse.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.24 },
  objets: [
    objet(
      masqueSoudage,
      { marque: 'stahlmann', champ: 55 },
      { x: -150, z: -80, tour: -0.55, echelle: 0.9 },
    ),
    objet(
      meuleuse,
      { marque: 'volmer', energie: 'filaire', disque: '125', interrupteur: 'coulissant' },
      { x: 120, z: -40, tour: -0.62 },
    ),
    objet(etau, { marque: 'durandal' }, { x: 300, z: -110, tour: -0.55, echelle: 0.9 }),
    objet(
      meulePlate,
      { usage: 'tronconner', materiau: 'acier-inox', marque: 'abrasud', alesage: 0.185 },
      { x: -35, z: 90, tour: -0.3, echelle: 0.95 },
    ),
    objet(
      gantCuir,
      { forme: 'soudeur', couleur: 'gris', manchette: 120 },
      { x: 230, z: 150, tour: 1.2, echelle: 0.6 },
    ),
    objet(foret, { nuance: 'hss', pointe: 'metal', elancement: 14 }, { x: 75, z: 140, tour: 0.3 }),
  ],
});
