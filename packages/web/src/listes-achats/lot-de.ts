/** Articles to put into a list, each once: the same one on two lines of a basket is one entry. */
export interface ArticleChoisi {
  articleId: number;
  quantite: number;
}

export function lotDe(articles: readonly ArticleChoisi[]): ArticleChoisi[] {
  const quantites = new Map<number, number>();
  for (const { articleId, quantite } of articles) {
    quantites.set(articleId, (quantites.get(articleId) ?? 0) + quantite);
  }
  return [...quantites].map(([articleId, quantite]) => ({ articleId, quantite }));
}
