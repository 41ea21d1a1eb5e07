import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';

/** What tells articles apart: of what they have in common, nothing is compared. */
export function attributsDifferents(
  attributs: readonly Attribut[],
  articles: readonly Pick<ArticleVendu, 'attributs'>[],
): Attribut[] {
  return attributs.filter(
    ({ code }) => new Set(articles.map((article) => article.attributs[code])).size > 1,
  );
}
