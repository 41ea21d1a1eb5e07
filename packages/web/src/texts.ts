/** The words of the pages, by language and namespace. The language of a page is that of its path. */
import type { Locale } from '@comptoir/contract/locales.ts';
import { createTranslate, type Catalogue, type TranslateAny } from '@comptoir/contract/texts.ts';

/** Loaded with every page: the kit, the frame, the errors. */
export const BASE_NAMESPACES = ['ui', 'cadre', 'erreurs'] as const;
export type BaseNamespace = (typeof BASE_NAMESPACES)[number];

export function isBaseNamespace(namespace: string): namespace is BaseNamespace {
  return BASE_NAMESPACES.includes(namespace as BaseNamespace);
}

type Source = (locale: Locale, namespace: string) => Catalogue | Promise<Catalogue>;

export interface LocaleTexts {
  locale: Locale;
  /** Of a namespace that was loaded. */
  translate(namespace: string): TranslateAny;
}

export interface Texts {
  /** Makes the namespaces of a language ready; synchronous where the source is. */
  load(locale: Locale, namespaces: readonly string[]): Promise<void> | void;
  of(locale: Locale): LocaleTexts;
}

export function createTexts(source: Source): Texts {
  const loaded = new Map<string, TranslateAny>();
  const locales = new Map<Locale, LocaleTexts>();
  const keyOf = (locale: Locale, namespace: string) => `${locale}/${namespace}`;

  function add(locale: Locale, namespace: string, catalogue: Catalogue): void {
    loaded.set(keyOf(locale, namespace), createTranslate(locale, catalogue) as TranslateAny);
  }

  return {
    load(locale, namespaces) {
      const pending: Promise<void>[] = [];
      for (const namespace of namespaces) {
        if (loaded.has(keyOf(locale, namespace))) continue;
        const catalogue = source(locale, namespace);
        if (catalogue instanceof Promise) {
          pending.push(catalogue.then((arrived) => add(locale, namespace, arrived)));
        } else {
          add(locale, namespace, catalogue);
        }
      }
      if (pending.length > 0) return Promise.all(pending).then(() => undefined);
    },
    // Always the same object for a language: pages do not render again for it.
    of(locale) {
      let texts = locales.get(locale);
      if (!texts) {
        texts = { locale, translate: (namespace) => translateOf(locale, namespace) };
        locales.set(locale, texts);
      }
      return texts;
    },
  };

  function translateOf(locale: Locale, namespace: string): TranslateAny {
    const translate = loaded.get(keyOf(locale, namespace));
    if (!translate) throw new Error(`messages ${keyOf(locale, namespace)} were not loaded`);
    return translate;
  }
}
