/** What a company's own genres are drawn as, by the dimensions they tell: a box, a sheet. */
import { boite } from '../formes/boite.ts';
import { plaque } from '../formes/plaque.ts';
import type { Schema } from '../schema.ts';

export const USUELS: readonly Schema[] = [
  boite({ largeur: 'longueur', hauteur: 'hauteur', profondeur: 'largeur' }),
  plaque({ longueur: 'longueur', largeur: 'largeur', epaisseur: 'epaisseur' }),
  plaque({ longueur: 'longueur', largeur: 'largeur' }),
  boite({ largeur: 'largeur', hauteur: 'hauteur' }),
];
