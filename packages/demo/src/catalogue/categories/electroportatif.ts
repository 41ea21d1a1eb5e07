/** Power tools: corded and cordless machines, lasers, batteries, air, generators, gardening. */
import type { CategorieDemo } from '../modele.ts';
import { arbre } from './electroportatif/arbre.ts';
import { attributs } from './electroportatif/attributs.ts';
import { modelesAir } from './electroportatif/modeles-air.ts';
import { modelesChocs } from './electroportatif/modeles-chocs.ts';
import { modelesClouage } from './electroportatif/modeles-clouage.ts';
import { modelesDecoupe } from './electroportatif/modeles-decoupe.ts';
import { modelesEnergie } from './electroportatif/modeles-energie.ts';
import { modelesJardin } from './electroportatif/modeles-jardin.ts';
import { modelesMeulage } from './electroportatif/modeles-meulage.ts';
import { modelesPercage } from './electroportatif/modeles-percage.ts';
import { modelesPerforateurs } from './electroportatif/modeles-perforateurs.ts';
import { modelesPoncage } from './electroportatif/modeles-poncage.ts';
import { modelesSciesCirculaires } from './electroportatif/modeles-scies-circulaires.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...modelesPercage,
    ...modelesChocs,
    ...modelesPerforateurs,
    ...modelesSciesCirculaires,
    ...modelesDecoupe,
    ...modelesPoncage,
    ...modelesMeulage,
    ...modelesClouage,
    ...modelesEnergie,
    ...modelesAir,
    ...modelesJardin,
  ],
};
