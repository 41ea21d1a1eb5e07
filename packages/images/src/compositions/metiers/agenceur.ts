import charniere from '../../modeles/charniere.ts';
import panneau from '../../modeles/panneau.ts';
import perceuseVisseuse from '../../modeles/perceuse-visseuse.ts';
import poigneeBarre from '../../modeles/poignee-barre.ts';
import rubanLed from '../../modeles/ruban-led.ts';
import spotLed from '../../modeles/spot-led.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.32, exposition: 1.04 },
  objets: [
    objet(
      panneau,
      { ame: 'agglomere', decor: 'noyer', epaisseur: 19, rives: 'droites' },
      { x: -60, z: -60, tour: -0.35, echelle: 2.2 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'blanc', epaisseur: 19, rives: 'droites' },
      { x: -55, z: -66, y: 26, tour: -0.42, echelle: 2.2 },
    ),
    objet(
      perceuseVisseuse,
      {
        marque: 'rothbeck',
        tension: '12',
        couple: 'usuel',
        percussion: false,
        batterie: 'compacte',
      },
      { x: -40, z: -60, y: 53, tour: -0.5 },
    ),
    objet(
      charniere,
      { coude: 'droite', ouverture: 110, amorti: true, teinte: 'noir' },
      { x: 190, z: -20, tour: -0.72, echelle: 1.25 },
    ),
    objet(
      poigneeBarre,
      { finition: 'laiton-brosse', elancement: 11, pose: 'meuble' },
      { x: 30, z: 140, tour: 0.25 },
    ),
    objet(rubanLed, { pas: 12 }, { x: -150, z: 115, tour: -0.2, echelle: 0.8 }),
    objet(spotLed, { finition: 'inox-brosse', teinte: 'chaud' }, { x: 175, z: 95, tour: -0.3 }),
  ],
});
