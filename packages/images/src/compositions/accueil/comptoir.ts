import cartouche from '../../modeles/cartouche.ts';
import casque from '../../modeles/casque.ts';
import chaussure from '../../modeles/chaussure.ts';
import metreRuban from '../../modeles/metre-ruban.ts';
import perceuseVisseuse from '../../modeles/perceuse-visseuse.ts';
import scieCirculaire from '../../modeles/scie-circulaire.ts';
import seauDeVis from '../../modeles/seau-de-vis.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'bande',
  prise: { elevation: 0.17 },
  objets: [
    objet(
      chaussure,
      { tige: 'haute', matiere: 'cuir', couleur: 'marron' },
      { x: -420, z: 40, tour: -0.45 },
    ),
    objet(
      casque,
      { forme: 'chantier', couleur: 'jaune', ventile: true },
      { x: -190, z: -60, tour: -0.85, echelle: 1.1 },
    ),
    objet(
      seauDeVis,
      { marque: 'tirval', finition: 'zinc-jaune', diametre: '5', longueur: '60' },
      { x: 10, z: 20, tour: 0.2, echelle: 1.2 },
    ),
    objet(
      perceuseVisseuse,
      { marque: 'krafto', tension: '18', couple: 'usuel', percussion: false, batterie: 'forte' },
      { x: 190, z: 0, tour: -0.45, echelle: 1.25 },
    ),
    objet(
      cartouche,
      { marque: 'colsyl', couleur: 'blanc', contenance: '300', repere: 'S' },
      { x: 320, z: -60, tour: -0.2 },
    ),
    objet(
      metreRuban,
      { longueur: '5', ruban: 25, marque: 'bremond' },
      { x: 315, z: 90, tour: -0.45, echelle: 1.2 },
    ),
    objet(
      scieCirculaire,
      { marque: 'krafto', energie: 'batterie', disque: '190' },
      { x: 490, z: -20, tour: -0.45 },
    ),
  ],
});
