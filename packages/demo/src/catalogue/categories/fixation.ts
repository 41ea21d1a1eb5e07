import type { CategorieDemo } from '../modele.ts';
import { ARBRE_FIXATION } from './fixation/arbre.ts';
import { ATTRIBUTS_FIXATION } from './fixation/attributs.ts';
import { MODELES_BOULONNERIE } from './fixation/modeles-boulonnerie.ts';
import { MODELES_CHEVILLAGE } from './fixation/modeles-chevillage.ts';
import { MODELES_CLOUTERIE } from './fixation/modeles-clouterie.ts';
import { MODELES_COLLIERS } from './fixation/modeles-colliers.ts';
import { MODELES_CONNECTEURS } from './fixation/modeles-connecteurs.ts';
import { MODELES_CROCHETS } from './fixation/modeles-crochets.ts';
import { MODELES_RIVETS } from './fixation/modeles-rivets.ts';
import { MODELES_VIS_BOIS } from './fixation/modeles-vis-bois.ts';
import { MODELES_VIS_TECHNIQUES } from './fixation/modeles-vis-techniques.ts';

export const categorie: CategorieDemo = {
  arbre: ARBRE_FIXATION,
  attributs: ATTRIBUTS_FIXATION,
  modeles: [
    ...MODELES_VIS_BOIS,
    ...MODELES_VIS_TECHNIQUES,
    ...MODELES_CHEVILLAGE,
    ...MODELES_BOULONNERIE,
    ...MODELES_CONNECTEURS,
    ...MODELES_CLOUTERIE,
    ...MODELES_RIVETS,
    ...MODELES_COLLIERS,
    ...MODELES_CROCHETS,
  ],
};
