import bequille from '../../modeles/bequille.ts';
import cadenas from '../../modeles/cadenas.ts';
import cylindre from '../../modeles/cylindre.ts';
import paumelle from '../../modeles/paumelle.ts';
import serrureALarder from '../../modeles/serrure-a-larder.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.24 },
  objets: [
    objet(
      serrureALarder,
      { fonction: 'cle-i', tetiere: 'bouts-ronds', finition: 'laiton', axe: 50 },
      { x: -105, z: -40, tour: -0.5 },
    ),
    objet(
      bequille,
      { pose: 'plaque', fonction: 'cle-i', finition: 'inox-brosse' },
      { x: 20, z: -30, tour: 0.42 },
    ),
    objet(
      cadenas,
      { anse: 'standard', marque: 'clavero' },
      { x: 128, z: 20, tour: -0.4, echelle: 1.25 },
    ),
    objet(
      cylindre,
      { forme: 'double', exterieur: 30, interieur: 40, finition: 'nickel', cle: 'a-points' },
      { x: 40, z: 78, tour: 0.55, echelle: 1.2 },
    ),
    objet(
      paumelle,
      { noeuds: 3, proportion: 1.2, finition: 'laiton', main: 'droite' },
      { x: -62, z: 80, tour: -0.6 },
    ),
  ],
});
