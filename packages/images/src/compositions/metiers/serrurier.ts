import bequille from '../../modeles/bequille.ts';
import cadenas from '../../modeles/cadenas.ts';
import cylindre from '../../modeles/cylindre.ts';
import serrureEnApplique from '../../modeles/serrure-en-applique.ts';
import { defineComposition, objet } from '../composition.ts';

export default defineComposition({
  format: 'tuile',
  prise: { elevation: 0.26 },
  objets: [
    objet(
      serrureEnApplique,
      { finition: 'laque-brun', main: 'droite' },
      { x: -95, z: -60, tour: -0.4 },
    ),
    objet(
      bequille,
      { pose: 'plaque', fonction: 'cle-l', finition: 'laiton' },
      { x: 55, z: -50, tour: 0.42 },
    ),
    objet(cadenas, { anse: 'haute', marque: 'clavero' }, { x: 145, z: 0, tour: -0.35 }),
    objet(
      cylindre,
      { forme: 'bouton', exterieur: 40, interieur: 30, finition: 'laiton', cle: 'crantee' },
      { x: -25, z: 70, tour: 0.5, echelle: 1.2 },
    ),
    objet(
      cylindre,
      { forme: 'double', exterieur: 30, interieur: 30, finition: 'nickel', cle: 'a-points' },
      { x: 85, z: 85, tour: 0.6, echelle: 1.2 },
    ),
  ],
});
