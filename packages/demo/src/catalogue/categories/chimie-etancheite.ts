import type { CategorieDemo } from '../modele.ts';
import { arbre } from './chimie-etancheite/arbre.ts';
import { attributs } from './chimie-etancheite/attributs.ts';
import { adhesifsEtanches } from './chimie-etancheite/modeles-adhesifs-etancheite.ts';
import { colles } from './chimie-etancheite/modeles-colles.ts';
import { entretien } from './chimie-etancheite/modeles-entretien.ts';
import { joints } from './chimie-etancheite/modeles-joints.ts';
import { mastics } from './chimie-etancheite/modeles-mastics.ts';
import { peintures } from './chimie-etancheite/modeles-peintures.ts';
import { scellements } from './chimie-etancheite/modeles-scellements.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...mastics,
    ...colles,
    ...scellements,
    ...entretien,
    ...peintures,
    ...adhesifsEtanches,
    ...joints,
  ],
};
