import cartouche from '../../modeles/cartouche.ts';
import casque from '../../modeles/casque.ts';
import coffretEmpilable from '../../modeles/coffret-empilable.ts';
import metreRuban from '../../modeles/metre-ruban.ts';
import perceuseVisseuse from '../../modeles/perceuse-visseuse.ts';
import seauDeVis from '../../modeles/seau-de-vis.ts';
import vis from '../../modeles/vis.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.22 },
  objets: [
    objet(coffretEmpilable, { hauteur: 157, marque: 'rackor' }, { x: -110, z: -110, tour: -0.4 }),
    objet(
      casque,
      { forme: 'chantier', couleur: 'jaune', ventile: true },
      { x: -120, z: -110, y: 158, tour: -0.85, echelle: 0.95 },
    ),
    objet(
      perceuseVisseuse,
      { marque: 'krafto', tension: '18', couple: 'usuel', percussion: false, batterie: 'forte' },
      { x: 150, z: -20, tour: -0.45, echelle: 1.15 },
    ),
    objet(
      cartouche,
      { marque: 'colsyl', couleur: 'blanc', contenance: '300', repere: 'S' },
      { x: 290, z: -60, tour: -0.2 },
    ),
    objet(
      seauDeVis,
      { marque: 'tirval', finition: 'zinc-jaune', diametre: '5', longueur: '60' },
      { x: -300, z: 40, tour: 0.2 },
    ),
    objet(
      metreRuban,
      { longueur: '5', ruban: 25, marque: 'bremond' },
      { x: 30, z: 130, tour: -0.45, echelle: 1.15 },
    ),
    objet(
      vis,
      {
        tete: 'nervures',
        empreinte: 'torx',
        finition: 'zinc-jaune',
        elancement: 12,
        filetage: 'partiel',
        bout: 'pointe',
      },
      { x: -130, z: 145, tour: 0.3 },
    ),
  ],
});
