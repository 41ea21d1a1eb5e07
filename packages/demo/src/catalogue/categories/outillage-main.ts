/** Hand tools: driving, gripping, striking, cutting, measuring, storage and the tools of each trade. */
import type { CategorieDemo } from '../modele.ts';
import { arbre } from './outillage-main/arbre.ts';
import { attributs } from './outillage-main/attributs.ts';
import { modelesCles } from './outillage-main/modeles-cles.ts';
import { modelesCoupe, modelesTranchants } from './outillage-main/modeles-coupe.ts';
import { modelesMarteaux } from './outillage-main/modeles-marteaux.ts';
import { modelesMesure, modelesSerrage } from './outillage-main/modeles-mesure.ts';
import { modelesMetiers } from './outillage-main/modeles-metiers.ts';
import { modelesPinces } from './outillage-main/modeles-pinces.ts';
import { modelesMacon, modelesRangement } from './outillage-main/modeles-rangement.ts';
import { modelesVissage } from './outillage-main/modeles-vissage.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...modelesVissage,
    ...modelesCles,
    ...modelesPinces,
    ...modelesMarteaux,
    ...modelesCoupe,
    ...modelesTranchants,
    ...modelesMesure,
    ...modelesSerrage,
    ...modelesRangement,
    ...modelesMacon,
    ...modelesMetiers,
  ],
};
