import type { CategorieDemo } from '../modele.ts';
import { arbre } from './electricite-eclairage/arbre.ts';
import { attributs } from './electricite-eclairage/attributs.ts';
import { appareillages } from './electricite-eclairage/modeles-appareillage.ts';
import { boites } from './electricite-eclairage/modeles-boites.ts';
import { cables } from './electricite-eclairage/modeles-cables.ts';
import { cheminements } from './electricite-eclairage/modeles-cheminements.ts';
import { eclairages } from './electricite-eclairage/modeles-eclairage.ts';
import { mobiles } from './electricite-eclairage/modeles-mobiles.ts';
import { tableaux } from './electricite-eclairage/modeles-tableau.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...cables,
    ...cheminements,
    ...boites,
    ...appareillages,
    ...tableaux,
    ...eclairages,
    ...mobiles,
  ],
};
