import type { CategorieDemo } from '../modele.ts';
import { ARBRE_AGENCEMENT } from './agencement/arbre.ts';
import { ATTRIBUTS_AGENCEMENT } from './agencement/attributs.ts';
import { MODELES_ASSEMBLAGE } from './agencement/modeles-assemblage.ts';
import { MODELES_CHARNIERES } from './agencement/modeles-charnieres.ts';
import { MODELES_COULISSANTES } from './agencement/modeles-coulissantes.ts';
import { MODELES_COULISSES } from './agencement/modeles-coulisses.ts';
import { MODELES_CUISINE } from './agencement/modeles-cuisine.ts';
import { MODELES_ECLAIRAGE_MEUBLE } from './agencement/modeles-eclairage.ts';
import { MODELES_PIEDS } from './agencement/modeles-pieds.ts';
import { MODELES_POIGNEES_MEUBLE } from './agencement/modeles-poignees.ts';
import { MODELES_RELEVANTS } from './agencement/modeles-relevants.ts';

export const categorie: CategorieDemo = {
  arbre: ARBRE_AGENCEMENT,
  attributs: ATTRIBUTS_AGENCEMENT,
  modeles: [
    ...MODELES_CHARNIERES,
    ...MODELES_COULISSES,
    ...MODELES_POIGNEES_MEUBLE,
    ...MODELES_PIEDS,
    ...MODELES_RELEVANTS,
    ...MODELES_CUISINE,
    ...MODELES_COULISSANTES,
    ...MODELES_ASSEMBLAGE,
    ...MODELES_ECLAIRAGE_MEUBLE,
  ],
};
