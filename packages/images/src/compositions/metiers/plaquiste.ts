import couteauEnduire from '../../modeles/couteau-enduire.ts';
import laserLignes from '../../modeles/laser-lignes.ts';
import rabotPlaque from '../../modeles/rabot-plaque.ts';
import ruban from '../../modeles/ruban.ts';
import vis from '../../modeles/vis.ts';
import visseusePlaque from '../../modeles/visseuse-plaque.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.28 },
  objets: [
    objet(visseusePlaque, { marque: 'takiro', batterie: 'forte' }, { x: -110, z: -50, tour: -0.5 }),
    objet(
      laserLignes,
      { marque: 'volmer', lignes: 'croix', faisceau: 'vert' },
      { x: 85, z: -60, tour: -0.5, echelle: 1.15 },
    ),
    objet(couteauEnduire, { largeur: 150, marque: 'bastide' }, { x: -60, z: 115, tour: -1.0 }),
    objet(rabotPlaque, { longueur: '250', marque: 'durandal' }, { x: 165, z: 80, tour: -0.4 }),
    objet(ruban, { matiere: 'crepe', largeur: 0.45 }, { x: 225, z: -30, tour: -0.6 }),
    objet(
      vis,
      {
        tete: 'trompette',
        empreinte: 'pozidriv',
        finition: 'phosphate',
        elancement: 10,
        filetage: 'total',
        bout: 'pointe',
      },
      { x: 40, z: 160, tour: 0.4, echelle: 0.8 },
    ),
    objet(
      vis,
      {
        tete: 'trompette',
        empreinte: 'pozidriv',
        finition: 'phosphate',
        elancement: 10,
        filetage: 'total',
        bout: 'pointe',
      },
      { x: 80, z: 175, tour: -0.2, echelle: 0.8 },
    ),
  ],
});
