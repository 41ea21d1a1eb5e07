/**
 * Texts and links of the frame, made once per language: the frame surrounds every page, and its
 * hundred words would cost each of them about a millisecond of server time.
 */
import type { i18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@comptoir/contract/locales.ts';
import { useLocale } from '../page-context.ts';

export type Translate = TFunction<'cadre'>;
type Make<T> = (t: Translate, locale: Locale) => T;

const cache = new WeakMap<i18n, Map<Make<unknown>, unknown>>();

/** `make` must be a constant of its module: it is the key of the cache. */
export function useFrameTexts<T>(make: Make<T>): T {
  const { t, i18n } = useTranslation('cadre');
  const locale = useLocale();
  let texts = cache.get(i18n);
  if (!texts) cache.set(i18n, (texts = new Map()));
  if (!texts.has(make)) texts.set(make, make(t, locale));
  return texts.get(make) as T;
}
