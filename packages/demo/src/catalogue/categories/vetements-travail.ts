import type { CategorieDemo } from '../modele.ts';
import { arbre } from './vetements-travail/arbre.ts';
import { attributs } from './vetements-travail/attributs.ts';
import { modelesAccessoires } from './vetements-travail/modeles-accessoires.ts';
import { modelesCombinaisons } from './vetements-travail/modeles-combinaisons.ts';
import { modelesHauteVisibilite } from './vetements-travail/modeles-haute-visibilite.ts';
import { modelesHauts } from './vetements-travail/modeles-hauts.ts';
import { modelesMetiers } from './vetements-travail/modeles-metiers.ts';
import { modelesPantalons } from './vetements-travail/modeles-pantalons.ts';
import { modelesVestes } from './vetements-travail/modeles-vestes.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...modelesPantalons,
    ...modelesVestes,
    ...modelesHauteVisibilite,
    ...modelesHauts,
    ...modelesCombinaisons,
    ...modelesMetiers,
    ...modelesAccessoires,
  ],
};
