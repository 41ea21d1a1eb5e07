import coneChantier from '../../modeles/cone-chantier.ts';
import extincteur from '../../modeles/extincteur.ts';
import flacon from '../../modeles/flacon.ts';
import panneauSecurite from '../../modeles/panneau-securite.ts';
import trousseSecours from '../../modeles/trousse-secours.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.2 },
  objets: [
    objet(extincteur, { agent: 'eau', elancement: 2.6 }, { x: -150, z: -60, tour: -0.3 }),
    objet(coneChantier, { hauteur: 500, bandes: 'retro' }, { x: 170, z: -110, tour: -0.4 }),
    objet(
      trousseSecours,
      { contenant: 'coffret', large: 280 },
      { x: 30, z: 100, tour: -0.4, echelle: 0.9 },
    ),
    objet(panneauSecurite, { message: 'secours' }, { x: -20, z: -80, tour: -0.2 }),
    objet(
      flacon,
      { forme: 'pompe', contenu: 'gel', contenance: '500', marque: 'sikora' },
      { x: 230, z: 110, tour: -0.3 },
    ),
  ],
});
