import boutonDeMeuble from '../../modeles/bouton-de-meuble.ts';
import charniere from '../../modeles/charniere.ts';
import coulisseABilles from '../../modeles/coulisse-a-billes.ts';
import kitDeTiroir from '../../modeles/kit-de-tiroir.ts';
import poigneeBarre from '../../modeles/poignee-barre.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.4, exposition: 1.04 },
  objets: [
    objet(
      kitDeTiroir,
      { finition: 'laque-anthracite', hauteur: 130 },
      { x: -40, z: -140, tour: -0.6 },
    ),
    objet(
      charniere,
      { coude: 'droite', ouverture: 110, amorti: true, teinte: 'nickel' },
      { x: 300, z: 10, tour: -0.72, echelle: 1.7 },
    ),
    objet(
      coulisseABilles,
      { gabarit: 'standard', elancement: 5, fermeture: 'amortie' },
      { x: 20, z: 255, tour: 0.2 },
    ),
    objet(boutonDeMeuble, { revetement: 'laiton-brosse' }, { x: -205, z: 235, echelle: 1.9 }),
    objet(
      poigneeBarre,
      { finition: 'alu-noir', elancement: 11, pose: 'meuble' },
      { x: 290, z: 205, tour: 0.35, echelle: 1.1 },
    ),
  ],
});
