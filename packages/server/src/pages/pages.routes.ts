/** Every path that is not the API or a file: a page, from the cache or rendered now. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import { convertirMontant } from '@comptoir/contract/articles/tarif.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { refus, type Refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Articles } from '../articles/articles.public.ts';
import { LOCALE_COOKIE, localeOf, LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { COOKIE_BANDEAU } from '@comptoir/contract/delegue/bandeau.ts';
import {
  COOKIE_DISCRETION,
  readDiscretion,
  type Discretion,
} from '@comptoir/contract/discretion/discretion.ts';
import { COOKIE_PLIES, readPlies } from '@comptoir/contract/panier/plies.ts';
import type { PreferencesModifiees } from '@comptoir/contract/identite/preferences.schema.ts';
import { initialesOf } from '@comptoir/contract/identite/initiales.ts';
import type { Config } from '../config.ts';
import { ANONYME, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { PAGES_ROUTE } from '../http/error-handler.ts';
import type { Metrics } from '../http/metrics.ts';
import { pageCsp } from '../http/security.ts';
import { direMagasin, type ReadLieux } from '../magasins/magasins.public.ts';
import type { Messages } from '../messages/messages.public.ts';
import type { SessionCookie, Sessions, SessionTrouvee } from '../session/session.public.ts';
import {
  chooseEncoding,
  compress,
  etagOf,
  scriptHashes,
  toKeep,
  type CachedPage,
  type PageCache,
} from './page-cache.ts';
import type { RenderedPage, SessionAffichee } from '@comptoir/web/src/app/rendering.ts';
import { canonicalUrl } from './canonical-url.ts';
import { expiryOf } from './page-expiry.ts';
import { localeCookie } from './page-cache-hook.ts';
import type { Renderer } from './renderer.ts';
import { createServerApi } from './server-api.ts';

/** Tag of a page for whoever holds its address: it is not kept. */
const PRIVE = 'prive';

export interface PagesDeps {
  config: Config;
  dev: boolean;
  calls: Calls;
  sessions: Sessions;
  cookie: SessionCookie;
  cache: PageCache;
  metrics: Metrics;
  renderer: Renderer;
  messages: Messages;
  lieux: ReadLieux;
  articles: Pick<Articles, 'readChange'>;
  clock: Clock;
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
  // `GET http://elsewhere/`, as to a proxy: it would come back as a redirect to elsewhere.
  if (!url.startsWith('/')) throw refus('requete-invalide');
  const canonical = canonicalUrl(url);
  if (canonical !== url) return reply.redirect(canonical, 308);

  const locale = localeOf(url);
  if (request.cookies[LOCALE_COOKIE] !== locale)
    void reply.header('set-cookie', localeCookie(locale));
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', 'accept-encoding, cookie');

  const token = deps.cookie.read(request);
  const session = token ? await deps.sessions.findByCookie(token) : undefined;
  const magasin = await magasinAffiche(deps, session);
  const visit = visitOf(session, locale, { ...appareilOf(request), magasin });
  const cached = visit.shared ? deps.cache.get(url) : undefined;
  if (cached) {
    deps.metrics.pages.inc({ resultat: 'cache' });
    return sendShared(cached, request, reply);
  }
  if (deps.dev || !visit.shared || !deps.cache.admits(url)) {
    return sendOwnPage(deps, request, reply, visit);
  }
  const { version } = deps.cache;
  const begun = deps.clock.now();
  const page = await render(deps, request, reply, visit);
  if (page.location) return reply.redirect(page.location, page.status);
  const fresh = toCachedPage(page, expiryOf(page.tags, begun), reply);
  if (page.status === 200 && !page.tags.has(PRIVE)) deps.cache.set(url, fresh, version);
  return sendShared(fresh, request, reply.code(page.status));
}

interface Visit {
  demande: Demande;
  /** What the page shows of the visitor. */
  session: SessionAffichee;
  /** The same page for everybody like them: it may be kept. */
  shared: boolean;
  /** Messages wait for them. */
  attendent: boolean;
}

/** What the device remembers of how things are shown, from its cookies. */
interface Appareil {
  isReplie: boolean;
  chantiersPlies: readonly number[];
  discretion: Discretion | undefined;
}

function appareilOf({ cookies }: FastifyRequest): Appareil {
  return {
    isReplie: cookies[COOKIE_BANDEAU] === '1',
    chantiersPlies: readPlies(cookies[COOKIE_PLIES]),
    discretion: readDiscretion(cookies[COOKIE_DISCRETION]),
  };
}

/** What a page shows beside who they are. */
interface Autour extends Appareil {
  magasin: SessionAffichee['magasin'];
}

async function magasinAffiche(
  { lieux, clock }: PagesDeps,
  session: SessionTrouvee | undefined,
): Promise<SessionAffichee['magasin']> {
  return session?.magasin ? direMagasin(await lieux(), session.magasin.id, clock.now()) : undefined;
}

/**
 * The page of an account, or with the stock of a chosen store, is never kept nor shared. Any other
 * is made for nobody in particular: even the session of the visitor is unknown to it.
 */
function visitOf(session: SessionTrouvee | undefined, langue: Locale, autour: Autour): Visit {
  if (!session || isQuelconque(session)) {
    return {
      attendent: false,
      demande: { acteur: ANONYME, langue },
      session: { isAuthenticated: false },
      shared: true,
    };
  }
  return {
    attendent: session.etatMessages !== null,
    demande: { acteur: session.acteur, langue },
    session: sessionAffichee(session, autour),
    shared: false,
  };
}

/** They see what everybody does. */
function isQuelconque({ acteur, aDesMessages, aLuDesMessages }: SessionTrouvee): boolean {
  return (
    acteur.role === 'Anonyme' && acteur.magasinId === undefined && !aDesMessages && !aLuDesMessages
  );
}

function sessionAffichee(
  session: SessionTrouvee,
  { isReplie, chantiersPlies, discretion, magasin }: Autour,
): SessionAffichee {
  const { acteur, utilisateur } = session;
  return {
    isAuthenticated: acteur.role !== 'Anonyme',
    ...(acteur.consultation && { consultation: acteur.consultation }),
    ...(utilisateur && {
      utilisateur: {
        id: utilisateur.id,
        prenom: utilisateur.prenom,
        nom: utilisateur.nom,
        initiales: initialesOf(utilisateur),
      },
      compte: utilisateur.compte,
    }),
    ...(utilisateur && {
      preferences: affichees(utilisateur.preferences, session.delegue !== null),
    }),
    ...delegueAffiche(session, isReplie),
    ...(discretion && acteur.role !== 'Anonyme' && { discretion }),
    ...(magasin && { magasin }),
    ...(chantiersPlies.length > 0 && { chantiersPlies }),
  };
}

/**
 * What pages are drawn by. Whoever acts for someone looks at their own screen, and fills a basket
 * with that person's chantiers.
 */
function affichees(
  { prix, densite, formatExport, colonnes, chantiers, chantierDefaut }: PreferencesModifiees,
  isDelegue: boolean,
) {
  return {
    ...(!isDelegue && {
      ...(prix && { prix }),
      ...(densite && { densite }),
      ...(formatExport && { formatExport }),
      ...(colonnes && { colonnes }),
    }),
    ...(chantiers && { chantiers }),
    ...(chantierDefaut && { chantierDefaut }),
  };
}

function delegueAffiche(
  { delegue, expireLe }: SessionTrouvee,
  isReplie: boolean,
): Pick<SessionAffichee, 'delegue'> {
  if (!delegue) return {};
  const { code, prenom, nom, email, plafondRemise } = delegue;
  return {
    delegue: {
      code,
      nom: `${prenom} ${nom}`.trim(),
      initiales: initialesOf({ prenom, nom }, code),
      email,
      plafondRemise,
      expireLe: expireLe.toISOString(),
      isReplie,
    },
  };
}

/** A page for one visitor, whose scripts are allowed by a nonce. */
async function sendOwnPage(
  deps: PagesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
) {
  const nonce = randomBytes(16).toString('base64');
  const page = await render(deps, request, reply, visit, nonce);
  if (page.location) return reply.redirect(page.location, page.status);
  const csp = pageCsp({ scripts: [`'nonce-${nonce}'`], dev: deps.dev });
  return reply.code(page.status).header('content-security-policy', csp).send(page.html);
}

function toCachedPage(
  { html, tags }: RenderedPage,
  expires: number | undefined,
  reply: FastifyReply,
): CachedPage {
  const identity = toKeep(html);
  const etag = etagOf(identity);
  void reply
    .header(
      'content-security-policy',
      pageCsp({ scripts: scriptHashes(identity.toString()), dev: false }),
    )
    .header('etag', etag);
  // What belongs to this one answer, or to who asked for it, is left out.
  const { 'x-request-id': _id, 'set-cookie': _cookie, ...kept } = reply.getHeaders();
  const headers = Object.entries(kept)
    .filter(([name]) => !name.startsWith('x-ratelimit-'))
    .map(([name, value]) => [name, String(value)] as const);
  return { headers: Object.fromEntries(headers), etag, tags, expires, bodies: { identity } };
}

async function render(
  deps: PagesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { demande, session, attendent }: Visit,
  nonce?: string,
): Promise<RenderedPage> {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  deps.metrics.pages.inc({ resultat: 'rendu' });
  const { acteur, langue } = demande;
  const { messages, jusqua } = await deps.messages.pour(acteur, langue, {
    attendent,
  });
  let isAway = false;
  let refused: Refus | undefined;
  const page = await deps.renderer.render({
    url: request.raw.url ?? '/',
    site: {
      origin: deps.config.url,
      atelier: deps.config.atelier,
      session,
      franco: await readFranco(deps, demande),
    },
    api: createServerApi(deps.calls, demande, {
      log: request.log,
      id: request.id,
      onAway: () => void (isAway = true),
      onRefus: (error) => void (refused ??= error),
    }),
    messages,
    nonce,
    signal: leaving.signal,
  });
  // The page that says so, with when to try again, instead of one that shows a fault.
  if (isAway && page.status >= 500) throw refus('service-indisponible');
  // Nothing failed: who looks at it may not, or the address asks for what cannot be.
  const status = page.status === 500 && refused ? refused.status : page.status;
  const tags = [...page.tags, 'messages', ...(jusqua ? [`jusqua:${jusqua.toISOString()}`] : [])];
  return { ...page, status, tags: new Set(tags) };
}

/** Free carriage as it is promised to all, in the currency the whole page speaks. */
async function readFranco({ articles }: PagesDeps, demande: Demande): Promise<Montant> {
  const change = await articles.readChange(demande);
  return roundMontant(convertirMontant(enseigne.promesses.francoEuros, change));
}

async function sendShared(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // Compressed once, at the first visitor who asks for that encoding.
  page.bodies[encoding] ??= await compress(page.bodies.identity, encoding);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}
