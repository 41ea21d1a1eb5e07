/**
 * Articles and what their products lend them: what is the same for everyone who looks at one.
 * The most read are kept in memory and follow the events of the catalogue.
 */
import type { Db } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { createKeptById, type KeptById } from '../outbox/kept.ts';
import { listArticles, listProduits, type ProduitRow } from './articles.sql.ts';
import type { ArticleEnMemoire } from './vue-article.ts';

// Some 2.5 KB each with what is shown of it in one language.
const MAX_ARTICLES = 56_000;
const MAX_PRODUITS = 10_000;

export function createArticlesPublics(
  pool: Db,
  bus: Bus | undefined,
  max = MAX_ARTICLES,
): KeptById<ArticleEnMemoire> {
  const produits = createKeptById<ProduitRow>({
    max: bus ? MAX_PRODUITS : 0,
    load: (ids) => listProduits(pool, ids),
  });
  const articles = createKeptById<ArticleEnMemoire>({
    max: bus ? max : 0,
    async load(ids) {
      const rows = await listArticles(pool, ids);
      const parId = await produits.read([...new Set(rows.map(({ produitId }) => produitId))]);
      return rows.flatMap((row) => {
        const produit = parId.get(row.produitId);
        return produit ? { ...row, produit, vues: {} } : [];
      });
    },
  });
  bus?.on('articles-modifies', ({ ids }) => articles.forget(ids));
  bus?.on('tarifs-modifies', ({ ids }) => articles.forget(ids));
  bus?.on('produits-modifies', ({ ids }) => {
    const concerned = new Set(ids);
    produits.forget(ids);
    articles.forgetWhere(({ produitId }) => concerned.has(produitId));
  });
  bus?.on('catalogue-modifie', () => {
    produits.clear();
    articles.clear();
  });
  return articles;
}
