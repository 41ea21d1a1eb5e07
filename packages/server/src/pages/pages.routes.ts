/** Every path that is not the API or a file: a page, from the cache or rendered now. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isLocale,
  LOCALE_COOKIE,
  localeOf,
  LOCALES,
  stripLocale,
} from '@comptoir/contract/locales.ts';
import type { Config } from '../config.ts';
import { ANONYME, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { PAGES_ROUTE } from '../http/error-handler.ts';
import type { Metrics } from '../http/metrics.ts';
import { pageCsp } from '../http/security.ts';
import type { SessionCookie } from '../session/session-cookie.ts';
import type { Sessions } from '../session/session.public.ts';
import {
  chooseEncoding,
  compress,
  etagOf,
  scriptHashes,
  type CachedPage,
  type PageCache,
} from './page-cache.ts';
import type { RenderedPage } from '@comptoir/web/src/rendering.ts';
import type { Renderer } from './renderer.ts';
import { createServerApi } from './server-api.ts';

export interface PagesDeps {
  config: Config;
  dev: boolean;
  calls: Calls;
  sessions: Sessions;
  cookie: SessionCookie;
  cache: PageCache;
  metrics: Metrics;
  renderer: Renderer;
}

export function pagesRoutes(app: FastifyInstance, deps: PagesDeps): void {
  const schema = { hide: true };
  for (const locale of LOCALES) {
    app.get(`/manifest-${locale}.webmanifest`, { schema }, (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(deps.renderer.manifest(locale))),
    );
  }
  app.get(PAGES_ROUTE, { schema }, (request, reply) => sendPage(deps, request, reply));
}

async function sendPage(deps: PagesDeps, request: FastifyRequest, reply: FastifyReply) {
  const url = request.raw.url ?? '/';
  const canonical = canonicalUrl(url);
  if (canonical !== url) return reply.redirect(canonical, 308);

  const locale = localeOf(pathOf(url));
  rememberLocale(request, reply, locale);
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', 'accept-encoding, cookie');

  const token = deps.cookie.read(request);
  const session = token ? await deps.sessions.findByCookie(token) : undefined;
  const demande: Demande = { acteur: session?.acteur ?? ANONYME, langue: locale };

  // The page of an account is never kept nor shared.
  const shared = demande.acteur.role === 'Anonyme' && !deps.dev;
  const cached = shared ? deps.cache.get(url) : undefined;
  if (cached) {
    deps.metrics.pages.inc({ resultat: 'cache' });
    return sendCached(cached, request, reply);
  }
  const nonce = shared ? undefined : newNonce();
  const page = await render(deps, request, reply, demande, nonce);
  deps.metrics.pages.inc({ resultat: 'rendu' });
  if (page.location) return reply.redirect(page.location, page.status);
  void reply.code(page.status);
  if (nonce) {
    const csp = pageCsp({ scripts: [`'nonce-${nonce}'`], dev: deps.dev });
    return reply.header('content-security-policy', csp).send(page.html);
  }
  const fresh = toCachedPage(page);
  if (page.status === 200) deps.cache.set(url, fresh);
  return sendCached(fresh, request, reply);
}

function toCachedPage({ html, tags }: RenderedPage): CachedPage {
  const identity = Buffer.from(html);
  return {
    csp: pageCsp({ scripts: scriptHashes(html), dev: false }),
    etag: etagOf(identity),
    tags,
    bodies: { identity },
  };
}

async function render(
  deps: PagesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  demande: Demande,
  nonce: string | undefined,
): Promise<RenderedPage> {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return deps.renderer.render({
    url: request.raw.url ?? '/',
    site: {
      origin: deps.config.url,
      atelier: deps.config.atelier,
      session: { isAuthenticated: false },
    },
    api: createServerApi(deps.calls, demande, request),
    nonce,
    signal: leaving.signal,
  });
}

async function sendCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  void reply.header('content-security-policy', page.csp).header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // Compressed once, at the first visitor who asks for that encoding.
  page.bodies[encoding] ??= await compress(page.bodies.identity, encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** `/fr/…` has no prefix, and no page ends with a slash. */
export function canonicalUrl(url: string): string {
  const path = pathOf(url);
  const search = url.slice(path.length);
  const bare = /^\/fr(?=\/|$)/.test(path) ? stripLocale(path) : path;
  // Several slashes would make `//host` of a redirect: one remains.
  const trimmed = bare.replace(/^\/{2,}/, '/').replace(/\/+$/, '') || '/';
  return trimmed + search;
}

function rememberLocale(request: FastifyRequest, reply: FastifyReply, locale: string): void {
  const kept = request.cookies[LOCALE_COOKIE];
  if (kept === locale || (kept === undefined && !isLocale(locale))) return;
  void reply.setCookie(LOCALE_COOKIE, locale, { path: '/', sameSite: 'lax', maxAge: 31_536_000 });
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}
