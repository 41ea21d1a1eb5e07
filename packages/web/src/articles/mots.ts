/** Words that every row of a list says: made once per language instead of once per row. */
import type { TranslateOf } from '../words/use-texts.ts';

export type TranslateArticles = TranslateOf<'articles'>;

export function oncePerLanguage<T>(make: (t: TranslateArticles) => T): (t: TranslateArticles) => T {
  const made = new WeakMap<TranslateArticles, T & object>();
  return (t) => {
    let words = made.get(t);
    if (!words) made.set(t, (words = make(t) as T & object));
    return words;
  };
}
