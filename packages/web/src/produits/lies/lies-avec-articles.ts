/** What stands around an article, each with the article it is. */
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Lies } from '@comptoir/contract/produits/lies.contract.ts';

export interface LiesAvecArticles {
  jour: string;
  attributs: readonly Attribut[];
  complements: { article: ArticleVendu; raison: string | null }[];
  equivalents: ArticleVendu[];
  ensemble: ArticleVendu[];
}

export function liesAvecArticles(lies: Lies): LiesAvecArticles {
  const parId = new Map(lies.articles.map((article) => [article.id, article]));
  return {
    jour: lies.jour,
    attributs: lies.attributs,
    complements: lies.complements.flatMap(({ articleId, raison }) => {
      const article = parId.get(articleId);
      return article ? [{ article, raison }] : [];
    }),
    equivalents: lies.equivalents.flatMap((id) => parId.get(id) ?? []),
    ensemble: lies.ensemble.flatMap((id) => parId.get(id) ?? []),
  };
}

const RIEN: LiesAvecArticles = {
  jour: '',
  attributs: [],
  complements: [],
  equivalents: [],
  ensemble: [],
};

export function liesOuRien(lies: Lies | null | undefined): LiesAvecArticles {
  return lies ? liesAvecArticles(lies) : RIEN;
}
