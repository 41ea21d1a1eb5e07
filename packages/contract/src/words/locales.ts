/** The languages of the shop and how a path carries them: fr has no prefix, the others do. */
export const LOCALES = ['fr', 'en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

/** Name of the cookie that remembers the chosen language. */
export const LOCALE_COOKIE = 'i18next';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Language of a path, with or without search and anchor. */
export function localeOf(path: string): Locale {
  const segment = path.split(/[/?#]/, 2)[1];
  return isLocale(segment) ? segment : DEFAULT_LOCALE;
}

/** `/en/panier?x=1` → `/panier?x=1`; a path without prefix is returned as it is. */
export function stripLocale(path: string): string {
  const match = /^\/(?:fr|en|es)(?=[/?#]|$)/.exec(path);
  if (!match) return path;
  const rest = path.slice(match[0].length);
  return rest.startsWith('/') ? rest : '/' + rest;
}

/** The same page in another language. Accepts a path with or without prefix. */
export function withLocale(locale: Locale, path: string): string {
  const bare = stripLocale(path);
  if (locale === DEFAULT_LOCALE) return bare;
  const home = /^\/(?=[?#]|$)/.test(bare);
  return `/${locale}${home ? bare.slice(1) : bare}`;
}
