/**
 * Message catalogues: nested JSON, `{{name}}` for values, plural forms as `key_one`, `key_other`…
 * by the language's own rules. The same on the server (pages, mails) and in the browser.
 */
import { formatNombre } from './formats.ts';
import type { Locale } from './locales.ts';

export interface Catalogue {
  [key: string]: string | Catalogue;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every key of a catalogue, as `section.key`; plural forms count as one key. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? WithoutForm<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** `count` chooses the plural form, and is written as the language writes numbers. */
export type TextValues = { count?: number } & Record<string, string | number>;

export type Translate<C> = (key: TextKey<C>, values?: TextValues) => string;

/** For keys that are computed: nothing but a check can tell whether they exist. */
export type TranslateAny = (key: string, values?: TextValues) => string;

/** A key that the catalogue lacks is returned as it is: visible, and found by the crawler. */
export function createTranslate<C extends Catalogue>(locale: Locale, catalogue: C): Translate<C> {
  const texts = flatten(catalogue);
  return (key: string, values?: TextValues) => {
    const text =
      values?.count === undefined
        ? texts.get(key)
        : (texts.get(`${key}_${pluralForm(locale, values.count)}`) ??
          texts.get(`${key}_other`) ??
          texts.get(key));
    if (text === undefined) return key;
    return values && text.includes('{{') ? interpolate(locale, text, values) : text;
  };
}

/** The rules of the three languages, by hand: a browser takes milliseconds to begin with `Intl`. */
export function pluralForm(locale: Locale, count: number): 'one' | 'many' | 'other' {
  const size = Math.abs(count);
  if (locale === 'fr' ? size < 2 : size === 1) return 'one';
  return locale !== 'en' && size !== 0 && size % 1_000_000 === 0 ? 'many' : 'other';
}

function flatten(catalogue: Catalogue, prefix = '', into = new Map<string, string>()) {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

function interpolate(locale: Locale, text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name] ?? '';
    return name === 'count' ? formatNombre(locale, value) : String(value);
  });
}
