/** How components say things: `const t = useTexts('panier')`, then `t('vider.confirmer')`. */
import { createContext, useContext } from 'react';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Translate } from '@comptoir/contract/words/texts.ts';
import type { Catalogues } from './catalogues.ts';
import type { LocaleTexts } from './texts.ts';

export type Namespace = keyof Catalogues;
export type TranslateOf<N extends Namespace> = Translate<Catalogues[N]>;

const TextsContext = createContext<LocaleTexts | undefined>(undefined);
export const TextsProvider = TextsContext.Provider;

export function useLocaleTexts(): LocaleTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('no TextsProvider above this component');
  return texts;
}

export function useTexts<N extends Namespace>(namespace: N): TranslateOf<N> {
  return useLocaleTexts().translate(namespace) as TranslateOf<N>;
}

export function useLocale(): Locale {
  return useLocaleTexts().locale;
}
