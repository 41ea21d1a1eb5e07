/** In what share of the stores an article lies. */
import type { TailleDemo } from '@comptoir/server/config.ts';
import type { ArticleGenere } from '../catalogue/generer.ts';

/** What crews take away in the morning: categories of which a counter is never short. */
const QUOTIDIEN: ReadonlySet<string> = new Set([
  'fixation',
  'consommables',
  'chimie-etancheite',
  'epi',
  'vetements-travail',
  'electricite-eclairage',
]);
// The part of a range, the most usual first, that everyone asks for; the rest is in the warehouse.
const TAILLES_USUELLES = 0.7;
const QUOTIDIEN_JUSQUA_CENTIMES = 15_000;

export function estQuotidien({ produit, place, prix }: ArticleGenere & { place: number }): boolean {
  return (
    QUOTIDIEN.has(produit.categorie) &&
    !produit.modele.machine &&
    prix <= QUOTIDIEN_JUSQUA_CENTIMES &&
    place < produit.nombre * TAILLES_USUELLES
  );
}

/** In ]0, 1]. */
export function presenceOf(article: ArticleGenere, taille: TailleDemo): number {
  const ventes = article.popularite / (article.popularite + VENTES_MOITIE_DES_MAGASINS);
  // In a range of a hundred thousand most are on order: stores hold what sells.
  if (taille !== 'usuelle') return ventes;
  const { produit } = article;
  const place = article.id - produit.premierArticleId;
  if (estQuotidien({ ...article, place })) return 0.92 + 0.08 * ventes;
  if (produit.modele.machine) return 0.3 + 0.5 * ventes;
  return (place < produit.nombre * TAILLES_USUELLES ? 0.65 : 0.35) + 0.35 * ventes;
}

// An article that sells this much a year is in half of the stores.
const VENTES_MOITIE_DES_MAGASINS = 6_000;
