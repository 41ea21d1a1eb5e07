import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

/** The sheet of an article; `suffix` is what follows: `/avis`, `#documents`. */
export function lienArticle(
  locale: Locale,
  { id, produitId, slug }: Pick<ArticleVendu, 'id' | 'produitId' | 'slug'>,
  suffix = '',
): string {
  return liens.ficheProduit(locale, { id: produitId, articleId: id, slug }) + suffix;
}
