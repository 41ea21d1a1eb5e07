/** Titles, canonical and alternate links, metadata of the pages. */
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  stripLocale,
  withLocale,
  type Locale,
} from '@comptoir/contract/words/locales.ts';
import { dataScript } from './head-tags.ts';
import type { PageMeta } from '../page/page-loader.ts';
import type { RouterContext } from './router-context.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { siteQuery } from '../page/site.ts';
import type { LocaleTexts } from '../words/texts.ts';

interface HeadMatch {
  pathname: string;
  /** `notFound`: the address is one of a page, of something that is not there. */
  status: 'pending' | 'success' | 'error' | 'notFound';
  loaderData?: PageMeta | void;
  context: RouterContext & { locale: Locale };
}

/** Titles of a page, by the convention of the message catalogues. */
export function pageTexts(texts: LocaleTexts, page: PageRoute) {
  // The key is computed from the route table; scripts/checks/words/messages.ts verifies that each exists.
  const t = texts.translate(page.capability);
  const read = (part: string) => t(`pages.${page.nom}.${part}`);
  return { titre: read('titre'), description: read('description'), attente: read('attente') };
}

/** A phone has its words sooner without: on its network the styles would wait for the font. */
const FONT_PRELOAD = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: archivo,
  media: '(min-width: 640px)',
  crossOrigin: 'anonymous',
} as const;

interface RootMatch {
  context: Partial<HeadMatch['context']>;
  /** The path leads nowhere. */
  _notFound?: boolean;
}

export function siteHead({ match }: { match: RootMatch }) {
  const { locale = DEFAULT_LOCALE, texts } = match.context;
  const lost = match._notFound && texts ? lostMeta(texts.of(locale)) : [];
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: enseigne.nom },
      ...lost,
      { name: 'theme-color', content: enseigne.couleurs.clair.ink },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      FONT_PRELOAD,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `/manifest-${locale}.webmanifest` },
    ],
  };
}

const NO_REFERRER = { name: 'referrer', content: 'no-referrer' };
const NOINDEX = { name: 'robots', content: 'noindex' };

/** A page that is not there has neither its own words nor an address to come back to. */
function lostMeta(texts: LocaleTexts) {
  const words = texts.translate('cadre')('introuvable.sousTitre');
  return [{ title: `${words} · ${enseigne.nom}` }, NOINDEX];
}

export function pageHead(page: PageRoute, match: HeadMatch) {
  const { locale, texts, queryClient } = match.context;
  if (match.status === 'notFound') return { meta: lostMeta(texts.of(locale)) };
  const words = pageTexts(texts.of(locale), page);
  const meta = match.loaderData ?? undefined;
  const titre = meta?.titre ?? words.titre;
  const description = meta?.description ?? words.description;
  const origin = queryClient.getQueryData(siteQuery.queryKey)?.origin ?? '';
  const path = stripLocale(match.pathname);
  const { page: numero = 1, pages = 1 } = meta?.pagination ?? {};
  const url = (language: Locale, n = numero) =>
    origin + withLocale(language, meta?.chemins[language] ?? path) + (n > 1 ? `?page=${n}` : '');
  const title =
    page.nom === 'accueil' ? `${enseigne.nom} · ${titre}` : `${titre} · ${enseigne.nom}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...robots(page, meta),
      ...(page.porteJeton ? [NO_REFERRER] : []),
      // Read where a link is shared, from what the server wrote: browsers need neither it nor its code.
      ...(import.meta.env.SSR
        ? shared({ page, meta, locale, origin, title, description, url: url(locale) })
        : []),
    ],
    links: [
      { rel: 'canonical', href: url(locale) },
      ...LOCALES.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: url(language),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: url(DEFAULT_LOCALE) },
      ...(import.meta.env.SSR
        ? [
            ...(meta?.flux
              ? [
                  {
                    rel: 'alternate',
                    type: 'application/rss+xml',
                    title: titre,
                    href: withLocale(locale, meta.flux),
                  },
                ]
              : []),
            ...(numero > 1 ? [{ rel: 'prev', href: url(locale, numero - 1) }] : []),
            ...(numero < pages ? [{ rel: 'next', href: url(locale, numero + 1) }] : []),
          ]
        : []),
    ],
    scripts: (meta?.donneesStructurees ?? []).map(dataScript),
  };
}

function robots(page: PageRoute, meta: PageMeta | undefined) {
  if (page.noindex || meta?.statut) return [NOINDEX];
  return meta?.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : [];
}

/** Pictures of the kinds of pages, 1200 × 630; scripts/pictures/dessiner-partages.ts draws them. */
const PARTAGE: Partial<Record<PageRoute['capability'], string>> = {
  actualites: 'nouveautes',
  contenus: 'contenus',
  magasins: 'magasins',
  'services-rapido': 'services',
  sondages: 'contenus',
};

interface Shared {
  page: PageRoute;
  meta: PageMeta | undefined;
  locale: Locale;
  origin: string;
  title: string;
  description: string;
  url: string;
}

function shared({ page, meta, locale, origin, title, description, url }: Shared) {
  const image = meta?.image ?? `/partage/${PARTAGE[page.capability] ?? 'accueil'}.png`;
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: enseigne.nom },
    { property: 'og:type', content: meta?.publieLe ? 'article' : 'website' },
    ...(meta?.publieLe ? [{ property: 'article:published_time', content: meta.publieLe }] : []),
    { property: 'og:url', content: url },
    { property: 'og:locale', content: locale },
    { property: 'og:image', content: origin + image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
