/** Site maps as sitemaps.org describes them, each page with its other languages. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { escapeXml } from '../http/xml.ts';
import type { ListedPage } from './listed-pages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${files.join('')}</sitemapindex>\n`;
}

// Enough at once to be quick, little enough to let other requests through in between.
const CHUNK = 200;

/** In pieces: a file may weigh several megabytes. */
export function* urlSet(
  origin: string,
  locale: Locale,
  pages: readonly ListedPage[],
): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < pages.length; start += CHUNK) {
    const some = pages.slice(start, start + CHUNK);
    yield some.map((page) => urlElement(origin, locale, page)).join('');
  }
  yield '</urlset>\n';
}

function urlElement(origin: string, locale: Locale, { chemins, modifieLe }: ListedPage): string {
  const url = (language: Locale) => escapeXml(origin + chemins[language]);
  const alternate = (hreflang: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url(language)}"/>`;
  const alternates = LOCALES.map((language) => alternate(language, language)).join('');
  const lastmod = modifieLe ? `<lastmod>${modifieLe}</lastmod>` : '';
  return `<url><loc>${url(locale)}</loc>${lastmod}${alternates}${alternate('x-default', DEFAULT_LOCALE)}</url>\n`;
}
