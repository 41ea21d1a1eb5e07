import ciseauABois from '../../modeles/ciseau-a-bois.ts';
import metreRuban from '../../modeles/metre-ruban.ts';
import { planCoupe } from '../../modeles/plan-de-travail.ts';
import rabotMain from '../../modeles/rabot-main.ts';
import scieSauteuse from '../../modeles/scie-sauteuse.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.36, exposition: 1 },
  objets: [
    objet(
      planCoupe,
      { surface: 'chene', epaisseur: 38, huile: true },
      { x: 0, z: -10, tour: -0.12, echelle: 3.1 },
    ),
    objet(rabotMain, { longueur: 245 }, { x: -80, z: -40, y: 34, tour: -0.5 }),
    objet(
      scieSauteuse,
      { marque: 'volmer', poignee: 'etrier', batterie: true },
      { x: 130, z: -70, y: 0, tour: -0.55 },
    ),
    objet(
      ciseauABois,
      { largeur: 20, manche: 'frene', marque: 'durandal' },
      { x: 20, z: 95, y: 34, tour: 0.3 },
    ),
    objet(
      ciseauABois,
      { largeur: 32, manche: 'frene', marque: 'durandal' },
      { x: -60, z: 130, y: 34, tour: 0.42 },
    ),
    objet(
      metreRuban,
      { longueur: '5', ruban: 25, marque: 'bremond' },
      { x: 195, z: 90, y: 34, tour: -0.4 },
    ),
  ],
});
