/** The HTTP side of the shop: hooks first, then the capabilities, then the pages. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { register as accueil } from './accueil/accueil.capability.ts';
import { register as actualites } from './actualites/actualites.capability.ts';
import { register as articles } from './articles/articles.capability.ts';
import { register as avis } from './avis/avis.capability.ts';
import { register as banqueEssai } from './banque-essai/banque-essai.capability.ts';
import { register as catalogue } from './catalogue/catalogue.capability.ts';
import { register as commandes } from './commandes/commandes.capability.ts';
import { register as contact } from './contact/contact.capability.ts';
import { register as contenus } from './contenus/contenus.capability.ts';
import { register as courrier } from './courrier/courrier.capability.ts';
import { register as cuisine } from './cuisine/cuisine.capability.ts';
import { register as decoupe } from './decoupe/decoupe.capability.ts';
import { register as delegue } from './delegue/delegue.capability.ts';
import { register as devis } from './devis/devis.capability.ts';
import { register as devisClientele } from './devis-clientele/devis-clientele.capability.ts';
import { register as documents } from './documents/documents.capability.ts';
import { register as exportsCatalogue } from './exports-catalogue/exports-catalogue.capability.ts';
import { register as factures } from './factures/factures.capability.ts';
import { register as habitudesAchats } from './habitudes-achats/habitudes-achats.capability.ts';
import { register as identite } from './identite/identite.capability.ts';
import { register as images } from './images/images.capability.ts';
import { register as listesAchats } from './listes-achats/listes-achats.capability.ts';
import { register as livraison } from './livraison/livraison.capability.ts';
import { register as magasins } from './magasins/magasins.capability.ts';
import { register as marques } from './marques/marques.capability.ts';
import { register as messages } from './messages/messages.capability.ts';
import { register as offres } from './offres/offres.capability.ts';
import { register as paiements } from './paiements/paiements.capability.ts';
import { register as panier } from './panier/panier.capability.ts';
import { register as pieceOuverte } from './piece-ouverte/piece-ouverte.capability.ts';
import { register as produits } from './produits/produits.capability.ts';
import { register as questions } from './questions/questions.capability.ts';
import { register as recherche } from './recherche/recherche.capability.ts';
import { register as servicesRapido } from './services-rapido/services-rapido.capability.ts';
import { register as session } from './session/session.capability.ts';
import { register as sondages } from './sondages/sondages.capability.ts';
import { register as tableauDeBord } from './tableau-de-bord/tableau-de-bord.capability.ts';
import { register as tarifCompte } from './tarif-compte/tarif-compte.capability.ts';
import { registerAnswerWriters } from './http/answer-writers.ts';
import { requestIds, trustOf } from './http/limites/behind-proxy.ts';
import { createCalls } from './http/calls.ts';
import { registerClose } from './http/close-http.ts';
import { registerDoor } from './http/limites/door.ts';
import { sendBadAddress, sendError, sendUnknownCall } from './http/error-handler.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { MAX_CORPS } from './http/limites/max-corps.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { openApiRoutes, registerOpenApi } from './http/openapi.ts';
import { decodeCookie } from './http/limites/textes-impossibles.ts';
import { CSP_OUVRIER, CSP_SERVICE_WORKER, registerSecurity } from './http/security.ts';
import { registerSessionHook } from './http/session-hook.ts';
import { registerTeleversement } from './http/televersement.ts';
import { registerValidation } from './http/validation.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { registerPageCacheHook } from './pages/page-cache-hook.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { createBuiltRenderer, createDevRenderer } from './pages/renderer.ts';
import { createShop, type Register, type Shop, type ShopOptions } from './shop.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

/** In any order: none leans on the calls of another. */
const CAPABILITIES: readonly Register[] = [
  accueil,
  actualites,
  articles,
  avis,
  banqueEssai,
  catalogue,
  commandes,
  contact,
  contenus,
  courrier,
  cuisine,
  decoupe,
  delegue,
  devis,
  devisClientele,
  documents,
  exportsCatalogue,
  factures,
  habitudesAchats,
  identite,
  images,
  listesAchats,
  livraison,
  magasins,
  marques,
  messages,
  offres,
  paiements,
  panier,
  pieceOuverte,
  produits,
  questions,
  recherche,
  servicesRapido,
  session,
  sondages,
  tableauDeBord,
  tarifCompte,
];

export interface AppDeps extends ShopOptions {
  readiness?: Readiness;
  /** Tests hold answers that no serialiser filters against their schemas. */
  isAnswerChecked?: boolean;
  /** A build, the sources through Vite, or the API alone (for its tests). */
  pages: { build: string } | 'dev' | 'none';
}

export interface App {
  http: FastifyInstance;
  metrics: Metrics;
  pageCache: PageCache;
  /** For the jobs, which decide payments and write mails too. */
  shop: Shop;
}

export async function createApp({
  readiness,
  pages,
  isAnswerChecked = false,
  ...options
}: AppDeps): Promise<App> {
  const { config, log } = options;
  const dev = pages === 'dev';
  const app = Fastify({
    loggerInstance: log,
    genReqId: requestIds(config),
    requestIdHeader: false,
    frameworkErrors: (error, request, reply) => void sendBadAddress(error, request, reply),
    trustProxy: trustOf(config),
    bodyLimit: MAX_CORPS,
    requestTimeout: 60_000,
    forceCloseConnections: dev || 'idle',
    return503OnClosing: true,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 600 },
  });
  registerClose(app);
  const metrics = createMetrics(app);
  const pageCache = createPageCache();
  const shop = createShop(options);
  const { pool, sessions, cookie: sessionCookie, index } = shop;
  app.addHook('onClose', () => shop.notes.close());

  // Before the hooks, so that Vite answers for its own files without going through them.
  const renderer =
    pages === 'dev'
      ? await createDevRenderer(app)
      : pages === 'none'
        ? undefined
        : await createBuiltRenderer(pages.build);

  // Who wants no limit has every request answered, however late.
  const door = config.rateLimit > 0 ? registerDoor(app, { metrics, log }) : undefined;
  registerPageCacheHook(app, {
    cache: pageCache,
    metrics,
    sessionCookieName: sessionCookie.name,
  });
  door?.registerAdmission();
  registerValidation(app);
  registerAnswerWriters(app);
  registerTeleversement(app);
  await registerSecurity(app, config, door);
  // Its types know how cookies are written only; what it reads them with takes this too.
  await app.register(cookie, { parseOptions: { decode: decodeCookie } as object });
  await app.register(compress, {
    // As small as brotli in half the time, which is what a buyer waits for prices of 500 lines.
    encodings: ['zstd', 'br', 'gzip'],
    // Programs ask for gzip: a third of the time of the default, for a fifth more bytes.
    zlibOptions: { level: 3 },
    threshold: 1024,
    // One to two milliseconds for the prices of 500 lines; through another thread it takes three
    // more.
    syncThreshold: 512 * 1024,
  });
  await registerOpenApi(app, config.url);
  registerSessionHook(app, sessions);

  const calls = createCalls(app, { isAnswerChecked });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendUnknownCall(calls, request, reply));

  healthRoutes(app, {
    pool,
    readiness: readiness ?? { stopping: false },
    index,
    dataDir: config.databaseUrl ? undefined : config.dataDir,
  });
  for (const register of CAPABILITIES) await register(calls, shop, app);
  openApiRoutes(app);
  sitemapRoutes(app, { ...shop, paths: renderer?.sitePaths ?? [] });

  if (renderer) {
    if (typeof pages === 'object') await registerFiles(app, join(pages.build, 'client'));
    app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
      sendUnknownCall(calls, request, reply),
    );
    pagesRoutes(app, { ...shop, dev, calls, cache: pageCache, metrics, renderer });
  }
  return { http: app, metrics, pageCache, shop };
}

/** The files of the build, compressed beforehand; those under /assets have a hash in their name. */
async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply, path) => {
      // As it is or compressed beforehand.
      if (/\/sw\.js(?:\.\w+)?$/.test(path)) {
        void reply
          .header('cache-control', 'no-cache')
          .header('content-security-policy', CSP_SERVICE_WORKER);
        return;
      }
      if (/\/ouvrier-[^/]+\.js(?:\.\w+)?$/.test(path)) {
        void reply.header('content-security-policy', CSP_OUVRIER);
      }
      const immutable = path.includes('/assets/');
      void reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
