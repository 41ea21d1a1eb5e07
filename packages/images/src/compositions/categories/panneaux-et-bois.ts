import lameDeSol from '../../modeles/lame-de-sol.ts';
import moulure from '../../modeles/moulure.ts';
import panneau from '../../modeles/panneau.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.42, exposition: 0.92 },
  objets: [
    objet(
      panneau,
      { ame: 'osb', decor: 'aucun', epaisseur: 18, rives: 'droites' },
      { x: 0, z: 0, tour: -0.5 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'anthracite', epaisseur: 19, rives: 'droites' },
      { x: 5, z: -2, y: 11.4, tour: -0.56 },
    ),
    objet(
      panneau,
      { ame: 'okoume', decor: 'aucun', epaisseur: 18, rives: 'droites' },
      { x: -3, z: -4, y: 23.5, tour: -0.47 },
    ),
    objet(
      panneau,
      { ame: 'agglomere', decor: 'chene-naturel', epaisseur: 19, rives: 'droites' },
      { x: 3, z: -8, y: 35, tour: -0.54 },
    ),
    objet(
      moulure,
      { section: 'tasseau', essence: 'sapin', proportion: 1 },
      { x: 76, z: 50, tour: 1.1, echelle: 0.4 },
    ),
    objet(
      moulure,
      { section: 'tasseau', essence: 'sapin', proportion: 1 },
      { x: 84, z: 66, tour: 1.25, echelle: 0.4 },
    ),
    objet(
      moulure,
      { section: 'quart-de-rond', essence: 'chene', proportion: 1 },
      { x: -44, z: 74, tour: 1.95, echelle: 0.4 },
    ),
    objet(
      lameDeSol,
      { sorte: 'parquet', surface: 'chene', finition: 'verni' },
      { x: -84, z: 36, tour: -0.35, echelle: 0.42 },
    ),
  ],
});
