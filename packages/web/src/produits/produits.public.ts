/** The sheet of a product, for pages that stand below it. */
export { findArticle } from './article-courant.ts';
export { chargerFiche, type FicheChargee } from './charger-fiche.ts';
export { listMiettes } from './miettes.ts';
export { produitQuery } from './produits.queries.ts';
