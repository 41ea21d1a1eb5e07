/** Which article of the product a sheet is about. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';

/** A withdrawn article keeps its page; one of another product has none here. */
export function findArticle(
  { articles }: Pick<Produit, 'articles'>,
  articleId: number,
): ArticleVendu | undefined {
  return articles.find(({ id }) => id === articleId);
}

/** Where a wrong article number leads: the first still on sale, or the first of all. */
export function meilleurArticle({ articles }: Pick<Produit, 'articles'>): ArticleVendu | undefined {
  return articles.find(({ retire }) => !retire) ?? articles[0];
}

export function findDetail(
  { details }: Pick<Produit, 'details'>,
  article: ArticleVendu,
): DetailArticle | undefined {
  return details.find(({ articleId }) => articleId === article.id);
}
