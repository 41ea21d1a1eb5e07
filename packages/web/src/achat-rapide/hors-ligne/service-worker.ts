/**
 * Opens the quick purchase without network. It keeps the page as it is for nobody in particular, and
 * the files it is made of; never the API, never a page of an account. With a network it only watches:
 * every page comes from the shop.
 */
import { localeOf, LOCALES, stripLocale, withLocale } from '@comptoir/contract/words/locales.ts';
import type { Coquille } from './coquille.ts';
import type { MessageGarder } from './service-worker-message.ts';

/** Put in its place by the build. */
declare const __COQUILLE__: Coquille;

/** The parts of the worker's global scope that are used; the page's own types know none of it. */
interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LateEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LateEvent & { readonly data: unknown }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;
const { version, communs, parLangue } = __COQUILLE__;
const PREFIX = 'achat-rapide-';
const CACHE = PREFIX + version;
const PAGE = '/achat-rapide';
/** Where the installed shop opens: without network it leads to what works. */
const ACCUEILS = LOCALES.map((locale) => withLocale(locale, '/'));
const gardes = new Set([...communs, ...Object.values(parLangue).flat()]);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(communs)));
});

// The pages of the version before are closed by then: nothing asks for its files any more.
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

scope.addEventListener('message', (event) => {
  if (isGarder(event.data)) event.waitUntil(garder(event.data.chemin));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (gardes.has(pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate' && isOuvrable(pathname)) {
    event.respondWith(fetch(request).catch((error: unknown) => sansReseau(pathname, error)));
  }
});

function isGarder(data: unknown): data is MessageGarder {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'garder';
}

function isOuvrable(pathname: string): boolean {
  return stripLocale(pathname) === PAGE || ACCUEILS.includes(pathname);
}

/** Their names hold a hash: what is kept is what would be sent. */
async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function sansReseau(pathname: string, error: unknown): Promise<Response> {
  const chemin = withLocale(localeOf(pathname), PAGE);
  const kept = await caches.match(chemin);
  if (!kept) throw error;
  return pathname === chemin ? kept : Response.redirect(chemin, 302);
}

/** Fetched without cookies: the page of a visitor, with nothing of an account in it. */
async function garder(chemin: string): Promise<void> {
  if (stripLocale(chemin) !== PAGE) return;
  const cache = await caches.open(CACHE);
  const answer = await fetch(chemin, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) return;
  const html = await answer.text();
  // A shop that was renewed meanwhile sends a page of other files: its own worker will keep it.
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  if (!scripts.every((script) => gardes.has(script))) return;
  await cache.addAll(parLangue[localeOf(chemin)]);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  await cache.put(
    chemin,
    new Response(html.replace('<head>', '<head><meta name="coquille" content="1">'), { headers }),
  );
}
