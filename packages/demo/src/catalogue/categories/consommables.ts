import type { CategorieDemo } from '../modele.ts';
import { ARBRE_CONSOMMABLES } from './consommables/arbre.ts';
import { ATTRIBUTS_CONSOMMABLES } from './consommables/attributs.ts';
import { MODELES_ABRASIFS } from './consommables/modeles-abrasifs.ts';
import { MODELES_BROSSES_BURINS } from './consommables/modeles-brosses-burins.ts';
import { MODELES_DISQUES } from './consommables/modeles-disques.ts';
import { MODELES_FORETS_BETON } from './consommables/modeles-forets-beton.ts';
import { MODELES_FORETS } from './consommables/modeles-forets.ts';
import { MODELES_FRAISES } from './consommables/modeles-fraises.ts';
import { MODELES_LAMES } from './consommables/modeles-lames.ts';
import { MODELES_TREPANS_VISSAGE } from './consommables/modeles-trepans-vissage.ts';

export const categorie: CategorieDemo = {
  arbre: ARBRE_CONSOMMABLES,
  attributs: ATTRIBUTS_CONSOMMABLES,
  modeles: [
    ...MODELES_FORETS,
    ...MODELES_FORETS_BETON,
    ...MODELES_TREPANS_VISSAGE,
    ...MODELES_LAMES,
    ...MODELES_DISQUES,
    ...MODELES_ABRASIFS,
    ...MODELES_FRAISES,
    ...MODELES_BROSSES_BURINS,
  ],
};
