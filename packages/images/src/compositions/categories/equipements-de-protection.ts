import casque from '../../modeles/casque.ts';
import casqueAntibruit from '../../modeles/casque-antibruit.ts';
import chaussure from '../../modeles/chaussure.ts';
import gant from '../../modeles/gant.ts';
import lunettes from '../../modeles/lunettes.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.24 },
  objets: [
    objet(
      casque,
      { forme: 'chantier', couleur: 'jaune', ventile: true },
      { x: -35, z: -90, tour: -0.85, echelle: 1.1 },
    ),
    objet(
      casqueAntibruit,
      { monture: 'serre-tete', couleur: 'rouge', coquille: 40 },
      { x: 185, z: -70, tour: -0.5, echelle: 1.1 },
    ),
    objet(lunettes, { teinte: 'incolore' }, { x: 55, z: 110, tour: -0.55 }),
    objet(
      chaussure,
      { tige: 'haute', matiere: 'cuir', couleur: 'marron' },
      { x: -175, z: 90, tour: -0.45, echelle: 0.9 },
    ),
    objet(
      gant,
      { support: 'gris', enduction: 'noir', etendue: 'paume', lisere: 'rouge' },
      { x: 205, z: 120, tour: 0.35, echelle: 0.75 },
    ),
  ],
});
