import type { CategorieDemo } from '../modele.ts';
import { ARBRE } from './quincaillerie-batiment/arbre.ts';
import { ATTRIBUTS_QUINCAILLERIE } from './quincaillerie-batiment/attributs.ts';
import { MODELES_CADENAS } from './quincaillerie-batiment/modeles-cadenas.ts';
import { MODELES_CYLINDRES } from './quincaillerie-batiment/modeles-cylindres.ts';
import { MODELES_ISSUES } from './quincaillerie-batiment/modeles-issues.ts';
import { MODELES_PAUMELLES } from './quincaillerie-batiment/modeles-paumelles.ts';
import { MODELES_POIGNEES } from './quincaillerie-batiment/modeles-poignees.ts';
import { MODELES_PORTAIL } from './quincaillerie-batiment/modeles-portail.ts';
import { MODELES_SERRURES } from './quincaillerie-batiment/modeles-serrures.ts';
import { MODELES_SIGNALETIQUE } from './quincaillerie-batiment/modeles-signaletique.ts';

export const categorie: CategorieDemo = {
  arbre: ARBRE,
  attributs: ATTRIBUTS_QUINCAILLERIE,
  modeles: [
    ...MODELES_SERRURES,
    ...MODELES_CYLINDRES,
    ...MODELES_ISSUES,
    ...MODELES_PAUMELLES,
    ...MODELES_POIGNEES,
    ...MODELES_CADENAS,
    ...MODELES_PORTAIL,
    ...MODELES_SIGNALETIQUE,
  ],
};
