import type { CategorieDemo } from '../modele.ts';
import { arbre } from './epi/arbre.ts';
import { attributs } from './epi/attributs.ts';
import { modelesAntichute } from './epi/modeles-antichute.ts';
import { modelesMains } from './epi/modeles-mains.ts';
import { modelesPieds } from './epi/modeles-pieds.ts';
import { modelesRespiratoire } from './epi/modeles-respiratoire.ts';
import { modelesSecours } from './epi/modeles-secours.ts';
import { modelesTete } from './epi/modeles-tete.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...modelesTete,
    ...modelesRespiratoire,
    ...modelesMains,
    ...modelesPieds,
    ...modelesAntichute,
    ...modelesSecours,
  ],
};
