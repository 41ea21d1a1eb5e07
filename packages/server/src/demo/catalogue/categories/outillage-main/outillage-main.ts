/** Hand tools: driving, gripping, striking, cutting, measuring, storage and the tools of each trade. */
import type { CategorieDemo } from '../../modele.ts';
import { arbre } from './arbre.ts';
import { attributs } from './attributs.ts';
import { modelesCles } from './modeles-cles.ts';
import { modelesCoupe, modelesTranchants } from './modeles-coupe.ts';
import { modelesMarteaux } from './modeles-marteaux.ts';
import { modelesMesure, modelesSerrage } from './modeles-mesure.ts';
import { modelesMetiers } from './modeles-metiers.ts';
import { modelesPinces } from './modeles-pinces.ts';
import { modelesMacon, modelesRangement } from './modeles-rangement.ts';
import { modelesVissage } from './modeles-vissage.ts';

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
