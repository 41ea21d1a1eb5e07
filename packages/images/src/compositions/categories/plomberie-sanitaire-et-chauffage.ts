import couronne from '../../modeles/couronne.ts';
import mitigeur from '../../modeles/mitigeur.ts';
import raccord from '../../modeles/raccord.ts';
import robinetThermostatique from '../../modeles/robinet-thermostatique.ts';
import siphon from '../../modeles/siphon.ts';
import vanneBille from '../../modeles/vanne-bille.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.22 },
  objets: [
    objet(mitigeur, { bec: 'col-cygne', finition: 'chrome' }, { x: -95, z: -40, tour: -0.6 }),
    objet(
      couronne,
      { sorte: 'tube', couleur: 'rouge', conducteurs: 0 },
      { x: 75, z: -120, tour: -0.2, couche: [1.2, 0, 0], echelle: 0.95 },
    ),
    objet(robinetThermostatique, { forme: 'equerre' }, { x: 95, z: 45, tour: -0.45 }),
    objet(siphon, { sorte: 'bouteille' }, { x: -10, z: 40, tour: -0.4, echelle: 0.85 }),
    objet(raccord, { serie: 'laiton', forme: 'te' }, { x: 185, z: 95, tour: -0.5, echelle: 1.1 }),
    objet(
      raccord,
      { serie: 'cuivre', forme: 'coude-90-ff' },
      { x: 50, z: 120, tour: -0.4, echelle: 1.1 },
    ),
    objet(
      vanneBille,
      { raccordement: 'femelle-femelle', manoeuvre: 'levier' },
      { x: -110, z: 110, tour: -0.45 },
    ),
  ],
});
