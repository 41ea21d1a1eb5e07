import cloueur from '../../modeles/cloueur.ts';
import clousEnBande from '../../modeles/clous-en-bande.ts';
import crayonChantier from '../../modeles/crayon-chantier.ts';
import equerreCharpente from '../../modeles/equerre-charpente.ts';
import sabotCharpente from '../../modeles/sabot-charpente.ts';
import scieCirculaire from '../../modeles/scie-circulaire.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      scieCirculaire,
      { marque: 'takiro', energie: 'batterie', disque: '190' },
      { x: -140, z: -70, tour: -0.5 },
    ),
    objet(
      cloueur,
      { marque: 'ankra', usage: 'charpente', energie: 'gaz', angle: '34' },
      { x: 150, z: -60, tour: -0.42 },
    ),
    objet(
      equerreCharpente,
      { finition: 'galva', hauteur: 90, largeur: 65, epaisseur: 2.5 },
      { x: 20, z: 70, tour: -0.6 },
    ),
    objet(
      sabotCharpente,
      { finition: 'galva', largeur: 60, hauteur: 130 },
      { x: 300, z: 40, tour: -0.45 },
    ),
    objet(
      clousEnBande,
      { tige: 'annelee', finition: 'galva', longueur: 90 },
      { x: 140, z: 130, tour: 0.4 },
    ),
    objet(
      crayonChantier,
      { mine: 'charpentier', longueur: 180, marque: 'bremond' },
      { x: -90, z: 140, tour: 0.3 },
    ),
  ],
});
