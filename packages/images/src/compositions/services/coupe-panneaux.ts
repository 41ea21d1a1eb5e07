import metreRuban from '../../modeles/metre-ruban.ts';
import panneau from '../../modeles/panneau.ts';
import sciePlongeante from '../../modeles/scie-plongeante.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.4, exposition: 0.92 },
  objets: [
    objet(
      panneau,
      { ame: 'agglomere', decor: 'chene-naturel', epaisseur: 19, rives: 'droites' },
      { x: -60, z: -30, tour: -0.4, echelle: 3.2 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'chene-naturel', epaisseur: 19, rives: 'droites' },
      { x: -70, z: -50, y: 38.4, tour: -0.45, echelle: 2.4 },
    ),
    objet(
      panneau,
      { ame: 'mdf', decor: 'aucun', epaisseur: 19, rives: 'droites' },
      { x: -75, z: -55, y: 67.2, tour: -0.38, echelle: 1.7 },
    ),
    objet(
      sciePlongeante,
      { marque: 'rothbeck', batterie: true },
      { x: 190, z: 110, tour: -0.45, echelle: 0.95 },
    ),
    objet(
      metreRuban,
      { longueur: '5', ruban: 25, marque: 'bremond' },
      { x: -110, z: 190, tour: -0.4 },
    ),
  ],
});
