/** One i18next instance per language, never switched: the language of a page is that of its path. */
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import type { Locale } from '@comptoir/contract/locales.ts';

/** Loaded with every page: the kit, the frame, the errors. */
export const BASE_NAMESPACES = ['ui', 'cadre', 'erreurs'] as const;
export type BaseNamespace = (typeof BASE_NAMESPACES)[number];

export function isBaseNamespace(namespace: string): namespace is BaseNamespace {
  return BASE_NAMESPACES.includes(namespace as BaseNamespace);
}

type Source = (locale: Locale, namespace: string) => ResourceKey | Promise<ResourceKey>;

export interface Texts {
  /** Makes the namespaces of a language ready; synchronous where the source is. */
  load(locale: Locale, namespaces: readonly string[]): Promise<void> | void;
  of(locale: Locale): i18n;
}

export function createTexts(source: Source): Texts {
  const instances = new Map<Locale, i18n>();
  const of = (locale: Locale) => {
    let instance = instances.get(locale);
    if (!instance) {
      instance = createInstance();
      void instance.init({
        lng: locale,
        fallbackLng: false,
        ns: [...BASE_NAMESPACES],
        defaultNS: 'ui',
        resources: { [locale]: {} },
        // React escapes what it renders.
        interpolation: { escapeValue: false },
        initAsync: false,
        react: { useSuspense: false },
      });
      instances.set(locale, instance);
    }
    return instance;
  };
  return {
    of,
    load(locale, namespaces) {
      const instance = of(locale);
      const pending: Promise<unknown>[] = [];
      for (const namespace of namespaces) {
        if (instance.hasResourceBundle(locale, namespace)) continue;
        const add = (texts: ResourceKey) =>
          instance.addResourceBundle(locale, namespace, texts, true, true);
        const texts = source(locale, namespace);
        if (texts instanceof Promise) pending.push(texts.then(add));
        else add(texts);
      }
      if (pending.length > 0) return Promise.all(pending).then(() => undefined);
    },
  };
}
