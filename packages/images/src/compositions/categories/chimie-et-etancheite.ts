import aerosol from '../../modeles/aerosol.ts';
import cartouche from '../../modeles/cartouche.ts';
import flaconColle from '../../modeles/flacon-colle.ts';
import pistoletMastic from '../../modeles/pistolet-mastic.ts';
import pot from '../../modeles/pot.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      pot,
      { forme: 'boite', marque: 'lignea', repere: 'L', pastille: 'chene-moyen' },
      { x: -150, z: -20, tour: -0.2, echelle: 1.15 },
    ),
    objet(
      cartouche,
      { marque: 'colsyl', couleur: 'blanc', contenance: '300', repere: 'S' },
      { x: -40, z: -50, tour: -0.2 },
    ),
    objet(
      cartouche,
      { marque: 'jointex', couleur: 'anthracite', contenance: '310', repere: 'PU' },
      { x: 25, z: -30, tour: -0.1 },
    ),
    objet(
      aerosol,
      { sorte: 'technique', marque: 'durandal', repere: 'D', teinte: 'aucune' },
      { x: 105, z: -15, tour: -0.3 },
    ),
    objet(
      flaconColle,
      { consistance: 'moyenne', marque: 'colsyl' },
      { x: 185, z: 20, tour: -0.1, echelle: 1.25 },
    ),
    objet(
      pistoletMastic,
      { forme: 'squelette', longueur: 225 },
      { x: 25, z: 130, tour: 0.12, couche: [1.5708, 0, 0] },
    ),
  ],
});
