/** What search engines read first: robots.txt, the index of site maps, the site maps. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { liens } from '@comptoir/contract/liens.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { isLocale, LOCALES, withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { listGenresOfferts } from '../catalogue/catalogue.public.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import { inAll, KINDS, type ListedPage } from './listed-pages.ts';
import { robotsTxt } from './robots.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';
import { listFiles } from './sitemap.sql.ts';

export interface SitemapDeps {
  pool: Db;
  clock: Clock;
  /** Public address of the shop. */
  url: string;
  /** Paths of the pages that always exist. */
  paths: readonly string[];
}

/** Identifiers in a file. Addresses in three languages weigh: 50,000 would come to 40 MB. */
export const TAILLE = 10_000;
const FILE = /^(?<locale>[a-z]{2})-(?<kind>[a-z]+)-(?<numero>[1-9]\d{0,3})\.xml$/;

export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const schema = { hide: true };
  app.get('/robots.txt', { schema }, (_request, reply) =>
    keptAnHour(reply).type('text/plain; charset=utf-8').send(robotsTxt(deps.url)),
  );
  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const files = await listFiles(deps.pool, { jour: deps.clock.today(), taille: TAILLE });
    const all = deps.paths.length > 0 ? [{ kind: 'pages', numero: 1 }, ...files] : files;
    const paths = LOCALES.flatMap((locale) =>
      all.map(({ kind, numero }) => `/sitemaps/${locale}-${kind}-${numero}.xml`),
    );
    return asXml(reply).send(sitemapIndex(deps.url, paths));
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', { schema }, async (request, reply) => {
    const { locale, kind = '', numero } = FILE.exec(request.params.file)?.groups ?? {};
    const pages = isLocale(locale) ? await readPages(deps, kind, Number(numero)) : [];
    if (!isLocale(locale) || pages.length === 0) throw refus('introuvable');
    return asXml(reply).send(Readable.from(urlSet(deps.url, locale, pages)));
  });
}

async function readPages(deps: SitemapDeps, kind: string, numero: number): Promise<ListedPage[]> {
  if (kind === 'pages' && numero === 1) {
    const choix = (await listGenresOfferts(deps.pool)).map((genre) => liens.choisir('fr', genre));
    return [...deps.paths, ...choix].map((path) => ({
      chemins: inAll((locale: Locale) => withLocale(locale, path)),
      modifieLe: null,
    }));
  }
  if (!Object.hasOwn(KINDS, kind)) return [];
  const tranche = { min: (numero - 1) * TAILLE, max: numero * TAILLE };
  return (await KINDS[kind]?.(deps.pool, tranche, deps.clock.today())) ?? [];
}

function keptAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600');
}

function asXml(reply: FastifyReply): FastifyReply {
  return keptAnHour(reply).type('application/xml; charset=utf-8');
}
