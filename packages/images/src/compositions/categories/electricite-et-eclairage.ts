import appareilModulaire from '../../modeles/appareil-modulaire.ts';
import appareillage from '../../modeles/appareillage.ts';
import borneConnexion from '../../modeles/borne-connexion.ts';
import couronne from '../../modeles/couronne.ts';
import enrouleur from '../../modeles/enrouleur.ts';
import lampeLed from '../../modeles/lampe-led.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.24 },
  objets: [
    objet(enrouleur, { marque: 'elektra' }, { x: -120, z: -90, tour: -0.5, echelle: 0.72 }),
    objet(
      appareillage,
      { fonction: 'prise', couleur: 'blanc' },
      { x: 45, z: -60, tour: -0.35, echelle: 1.45 },
    ),
    objet(lampeLed, { culot: 'e27', lumiere: 'chaud' }, { x: 158, z: -30, echelle: 1.2 }),
    objet(
      appareilModulaire,
      { sorte: 'differentiel', modules: 2, repere: 'A', marque: 'elektra' },
      { x: 40, z: 52, tour: -0.5 },
    ),
    objet(
      appareilModulaire,
      { sorte: 'disjoncteur', modules: 1, repere: '16', marque: 'elektra' },
      { x: 63.5, z: 65, tour: -0.5 },
    ),
    objet(
      appareilModulaire,
      { sorte: 'disjoncteur', modules: 1, repere: '20', marque: 'elektra' },
      { x: 79, z: 73.5, tour: -0.5 },
    ),
    objet(
      couronne,
      { sorte: 'fil', couleur: 'bleu', conducteurs: 0 },
      { x: -70, z: 85, tour: -0.3, echelle: 0.9 },
    ),
    objet(borneConnexion, { serrage: 'levier', entrees: 3 }, { x: 150, z: 100, tour: -0.6 }),
  ],
});
