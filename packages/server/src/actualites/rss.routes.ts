/** The news as an RSS feed, one per language. */
import type { FastifyInstance } from 'fastify';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { instantOf } from '@comptoir/contract/jours-ouvres.ts';
import { direTextes, type Articles, type Dire } from '../articles/articles.public.ts';
import { ANONYME } from '../http/acteur.ts';
import { escapeXml } from '../http/xml.ts';
import type { ActualiteRow, ReadActualites } from './actualites.public.ts';

interface Deps {
  /** Public address of the shop. */
  url: string;
  readActualites: ReadActualites;
  articles: Pick<Articles, 'readChange'>;
}

/** A reader that comes once a month misses nothing. */
const MAX = 30;
const HEURE = '08:00';

export function rssRoutes(
  app: FastifyInstance,
  { url: origin, readActualites, articles }: Deps,
): void {
  for (const locale of LOCALES) {
    const path = withLocale(locale, '/actualites.rss');
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const rows = (await readActualites()).slice(0, MAX);
      const change = await articles.readChange({ acteur: ANONYME, langue: locale });
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=900')
        .send(rss(rows, { origin, locale, path, dire: direTextes(locale, change) }));
    });
  }
}

interface Feed {
  origin: string;
  locale: Locale;
  path: string;
  dire: Dire;
}

function rss(rows: readonly ActualiteRow[], { origin, locale, path, dire }: Feed): string {
  const channel = [
    element('title', `${enseigne.nom} · ${enseigne.baseline[locale]}`),
    element('link', origin + liens.actualites(locale)),
    element('description', enseigne.baseline[locale]),
    element('language', locale),
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => item(row, origin, locale, dire)),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    `${channel.join('\n')}\n</channel></rss>\n`
  );
}

function item(row: ActualiteRow, origin: string, locale: Locale, dire: Dire): string {
  const url = origin + liens.actualite(locale, { id: row.id, slug: row.slug[locale] });
  return `<item>${[
    element('title', dire(row.titre)),
    element('link', url),
    element('guid', url),
    element('pubDate', instantOf(row.date, HEURE).toUTCString()),
    element('description', dire(row.chapeau)),
  ].join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
