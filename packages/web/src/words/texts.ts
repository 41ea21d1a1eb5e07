/** The words of the pages, by language and namespace. The language of a page is that of its path. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  createTranslate,
  type Catalogue,
  type TranslateAny,
} from '@comptoir/contract/words/texts.ts';

/** Loaded with every page: the kit, the frame. */
export const BASE_NAMESPACES = ['ui', 'cadre'] as const;
/** What went wrong. Fetched once the page is hydrated: none says it before one has acted on it. */
export const LATE_NAMESPACE = 'erreurs';
export type BaseNamespace = (typeof BASE_NAMESPACES)[number];

export function isBaseNamespace(namespace: string): namespace is BaseNamespace {
  return BASE_NAMESPACES.includes(namespace as BaseNamespace);
}

type Source = (locale: Locale, namespace: string) => Catalogue | Promise<Catalogue>;

export interface LocaleTexts {
  locale: Locale;
  /** Translates with a namespace that was loaded. */
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
      let known = locales.get(locale);
      if (!known) {
        const late = lateOf(locale);
        known = {
          locale,
          translate: (namespace) =>
            namespace === LATE_NAMESPACE ? late : translateOf(locale, namespace),
        };
        locales.set(locale, known);
      }
      return known;
    },
  };
  /** Looked for when it is said; what failed before it came is reported in words every page has. */
  function lateOf(locale: Locale): TranslateAny {
    const key = keyOf(locale, LATE_NAMESPACE);
    return (code, values) => {
      const said = loaded.get(key)?.(code, values);
      // A code that is its own words is none this page knows: it was opened before an update.
      return said === undefined || said === code ? translateOf(locale, 'ui')('etat.echec') : said;
    };
  }

  function translateOf(locale: Locale, namespace: string): TranslateAny {
    const translate = loaded.get(keyOf(locale, namespace));
    if (!translate) throw new Error(`messages ${keyOf(locale, namespace)} were not loaded`);
    return translate;
  }
}
