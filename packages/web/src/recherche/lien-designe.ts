import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ArticleDesigne } from '@comptoir/contract/recherche/recherche.contract.ts';

/** The sheet of the article that was named. */
export function lienDesigne(
  locale: Locale,
  { articleId, produitId, slug }: ArticleDesigne,
): string {
  return liens.ficheProduit(locale, { id: produitId, articleId, slug });
}
