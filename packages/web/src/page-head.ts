/** Titles, canonical and alternate links, metadata of the pages. */
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  stripLocale,
  withLocale,
  type Locale,
} from '@comptoir/contract/locales.ts';
import type { PageMeta } from './page-loader.ts';
import type { RouterContext } from './route-tree.tsx';
import type { PageRoute } from './routes.ts';
import { siteQuery } from './site.ts';
import type { LocaleTexts } from './texts.ts';

interface HeadMatch {
  pathname: string;
  loaderData?: PageMeta | void;
  context: RouterContext & { locale: Locale };
}

/** Titles of a page, by the convention of the message catalogues. */
export function pageTexts(texts: LocaleTexts, page: PageRoute) {
  // The key is computed from the route table; scripts/check-messages.ts verifies that each exists.
  const t = texts.translate(page.capability);
  const read = (part: string) => t(`pages.${page.nom}.${part}`);
  return { titre: read('titre'), description: read('description'), attente: read('attente') };
}

const FONT_PRELOAD = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: archivo,
  crossOrigin: 'anonymous',
} as const;

interface RootMatch {
  context: Partial<HeadMatch['context']>;
  /** The path leads nowhere. */
  _notFound?: boolean;
}

export function siteHead({ match }: { match: RootMatch }) {
  const { locale = DEFAULT_LOCALE, texts } = match.context;
  const lost = match._notFound && texts?.of(locale).translate('cadre')('introuvable.sousTitre');
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: lost ? `${lost} · ${enseigne.nom}` : enseigne.nom },
      ...(lost ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'theme-color', content: enseigne.couleurs.clair.ink },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      // The words of the first screen wait for it.
      FONT_PRELOAD,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `/manifest-${locale}.webmanifest` },
    ],
  };
}

export function pageHead(page: PageRoute, match: HeadMatch) {
  const { locale, texts, queryClient } = match.context;
  const words = pageTexts(texts.of(locale), page);
  const meta = match.loaderData ?? undefined;
  const titre = meta?.titre ?? words.titre;
  const description = meta?.description ?? words.description;
  const origin = queryClient.getQueryData(siteQuery.queryKey)?.origin ?? '';
  const path = stripLocale(match.pathname);
  const url = (language: Locale) => origin + withLocale(language, meta?.chemins[language] ?? path);
  const title =
    page.nom === 'accueil' ? `${enseigne.nom} · ${titre}` : `${titre} · ${enseigne.nom}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:site_name', content: enseigne.nom },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: url(locale) },
      { property: 'og:locale', content: locale },
    ],
    links: [
      { rel: 'canonical', href: url(locale) },
      ...LOCALES.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: url(language),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: url(DEFAULT_LOCALE) },
    ],
  };
}
