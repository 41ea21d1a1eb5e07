import casque from '../../modeles/casque.ts';
import cisailleTole from '../../modeles/cisaille-tole.ts';
import corde from '../../modeles/corde.ts';
import rouleau from '../../modeles/rouleau.ts';
import ruban from '../../modeles/ruban.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      casque,
      { forme: 'hauteur', couleur: 'rouge', ventile: true },
      { x: -140, z: -80, tour: -0.8 },
    ),
    objet(
      rouleau,
      { matiere: 'membrane', diametre: 160 },
      { x: 110, z: -170, tour: -0.35, echelle: 0.55 },
    ),
    objet(corde, { matiere: 'polyamide', diametre: 12 }, { x: 165, z: 20, tour: 0, echelle: 0.8 }),
    objet(cisailleTole, { sens: 'droite' }, { x: -40, z: 110, tour: 0.35 }),
    objet(ruban, { matiere: 'butyle-aluminium', largeur: 0.6 }, { x: -215, z: 70, tour: -0.6 }),
  ],
});
