/** Power tools: corded and cordless machines, lasers, batteries, air, generators, gardening. */
import type { CategorieDemo } from '../../modele.ts';
import { arbre } from './arbre.ts';
import { attributs } from './attributs.ts';
import { modelesAir } from './modeles-air.ts';
import { modelesChocs } from './modeles-chocs.ts';
import { modelesClouage } from './modeles-clouage.ts';
import { modelesDecoupe } from './modeles-decoupe.ts';
import { modelesEnergie } from './modeles-energie.ts';
import { modelesJardin } from './modeles-jardin.ts';
import { modelesMeulage } from './modeles-meulage.ts';
import { modelesPercage } from './modeles-percage.ts';
import { modelesPerforateurs } from './modeles-perforateurs.ts';
import { modelesPoncage } from './modeles-poncage.ts';
import { modelesSciesCirculaires } from './modeles-scies-circulaires.ts';

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
