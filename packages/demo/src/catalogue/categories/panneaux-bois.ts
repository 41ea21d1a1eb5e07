import type { CategorieDemo } from '../modele.ts';
import { ARBRE_PANNEAUX } from './panneaux-bois/arbre.ts';
import { ATTRIBUTS_PANNEAUX } from './panneaux-bois/attributs.ts';
import { MODELES_CHANTS } from './panneaux-bois/modeles-chants.ts';
import { MODELES_CONTREPLAQUES } from './panneaux-bois/modeles-contreplaques.ts';
import { MODELES_DECORATIFS } from './panneaux-bois/modeles-decoratifs.ts';
import { MODELES_FIBRES } from './panneaux-bois/modeles-fibres.ts';
import { MODELES_MOULURES } from './panneaux-bois/modeles-moulures.ts';
import { MODELES_PARQUETS } from './panneaux-bois/modeles-parquets.ts';
import { MODELES_PLANS } from './panneaux-bois/modeles-plans.ts';
import { MODELES_PROFILES } from './panneaux-bois/modeles-profiles.ts';

export const categorie: CategorieDemo = {
  arbre: ARBRE_PANNEAUX,
  attributs: ATTRIBUTS_PANNEAUX,
  modeles: [
    ...MODELES_DECORATIFS,
    ...MODELES_CONTREPLAQUES,
    ...MODELES_FIBRES,
    ...MODELES_PLANS,
    ...MODELES_CHANTS,
    ...MODELES_MOULURES,
    ...MODELES_PROFILES,
    ...MODELES_PARQUETS,
  ],
};
