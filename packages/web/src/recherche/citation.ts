import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../words/use-texts.ts';

/** « a », « b » et « c » */
export function citer(
  t: TranslateOf<'recherche'>,
  locale: Locale,
  mots: readonly string[],
): string {
  return new Intl.ListFormat(locale).format(mots.map((texte) => t('cite', { texte })));
}
