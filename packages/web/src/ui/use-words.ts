/**
 * Fixed words of a kit piece, translated once per language instead of once per piece: a listing
 * holds a hundred steppers, and each t() costs about 10 µs of server time.
 */
import { useContext } from 'react';
import type { i18n, TFunction } from 'i18next';
import { I18nContext } from 'react-i18next';

export type Translate = TFunction<'ui'>;
type MakeWords<T> = (t: Translate) => T;

const cache = new WeakMap<i18n, Map<MakeWords<unknown>, unknown>>();

/** `make` must be a constant of its module: it is the key of the cache. */
export function useWords<T>(make: MakeWords<T>): T {
  const i18n = useI18n();
  let words = cache.get(i18n);
  if (!words) cache.set(i18n, (words = new Map()));
  if (!words.has(make)) words.set(make, make(i18n.getFixedT(null, 'ui')));
  return words.get(make) as T;
}

/** The translation function itself, at the price of a map lookup. */
export function useT(): Translate {
  return useWords(keep);
}

const keep = (t: Translate) => t;

export function useLocale(): string {
  return useI18n().language;
}

function useI18n(): i18n {
  const context = useContext(I18nContext);
  if (!context) throw new Error('the interface kit needs an I18nextProvider above it');
  return context.i18n;
}
