import type { Locale } from '@comptoir/contract/words/locales.ts';
import { type TranslateOf, useLocale, useTexts } from '../words/use-texts.ts';

export type Translate = TranslateOf<'cadre'>;

/** Texts and links of a part of the frame, made together from the words and the language. */
export function useFrameTexts<T>(make: (t: Translate, locale: Locale) => T): T {
  return make(useTexts('cadre'), useLocale());
}
