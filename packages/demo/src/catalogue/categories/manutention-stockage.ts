import type { CategorieDemo } from '../modele.ts';
import { arbre } from './manutention-stockage/arbre.ts';
import { attributs } from './manutention-stockage/attributs.ts';
import { modelesAcces } from './manutention-stockage/modeles-acces.ts';
import { modelesChantier } from './manutention-stockage/modeles-chantier.ts';
import { modelesEntretien } from './manutention-stockage/modeles-entretien.ts';
import { modelesLevage } from './manutention-stockage/modeles-levage.ts';
import { modelesManutention } from './manutention-stockage/modeles-manutention.ts';
import { modelesStockage } from './manutention-stockage/modeles-stockage.ts';

export const categorie: CategorieDemo = {
  arbre,
  attributs,
  modeles: [
    ...modelesAcces,
    ...modelesManutention,
    ...modelesLevage,
    ...modelesStockage,
    ...modelesEntretien,
    ...modelesChantier,
  ],
};
