/** The HTTP side of the shop: hooks first, then the capabilities, then the pages. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { parseQuery } from '@comptoir/contract/query-string.ts';
import { accueilRoutes } from './accueil/accueil.routes.ts';
import { createActualites } from './actualites/actualites.public.ts';
import { actualitesRoutes } from './actualites/actualites.routes.ts';
import { rssRoutes } from './actualites/rss.routes.ts';
import { avisRoutes } from './avis/avis.routes.ts';
import { arbreRoutes } from './catalogue/arbre.routes.ts';
import { createArbre } from './catalogue/arbre.ts';
import { universMetierRoutes } from './catalogue/univers-metier.routes.ts';
import { createArticles, type Articles } from './articles/articles.public.ts';
import { articlesRoutes } from './articles/articles.routes.ts';
import { disponibilitesRoutes } from './articles/disponibilites.routes.ts';
import { tarifsRoutes } from './articles/tarifs.routes.ts';
import { banqueEssaiRoutes } from './banque-essai/banque-essai.routes.ts';
import type { Config } from './config.ts';
import { commandesRoutes } from './commandes/commandes.routes.ts';
import { brochuresRoutes } from './contenus/brochures.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { documentationsRoutes } from './contenus/documentations.routes.ts';
import { faqRoutes } from './contenus/faq.routes.ts';
import { pagesContenuRoutes } from './contenus/pages.routes.ts';
import { utiliteRoutes } from './contenus/utilite.routes.ts';
import { courrierRoutes } from './courrier/courrier.routes.ts';
import { cuisineRoutes } from './cuisine/cuisine.routes.ts';
import type { Pool } from './db/pool.ts';
import { decoupeRoutes } from './decoupe/decoupe.routes.ts';
import { delegueRoutes } from './delegue/delegue.routes.ts';
import { devisSuivisRoutes } from './delegue/devis-suivis.routes.ts';
import { journalRoutes } from './delegue/journal.routes.ts';
import { remisesRoutes } from './delegue/remises.routes.ts';
import { devisRoutes } from './devis/devis.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { papiersRoutes } from './documents/papiers/papiers.routes.ts';
import { registerAnswerWriters } from './http/answer-writers.ts';
import { registerAdmission } from './http/admission.ts';
import { requestIds, trustOf } from './http/behind-proxy.ts';
import { createCalls } from './http/calls.ts';
import { sendBadAddress, sendError, sendUnknownCall } from './http/error-handler.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { MAX_CORPS } from './http/max-corps.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { openApiRoutes, registerOpenApi } from './http/openapi.ts';
import { decodeCookie } from './http/sans-nul.ts';
import { CSP_OUVRIER, CSP_SERVICE_WORKER, registerSecurity } from './http/security.ts';
import { registerSessionHook } from './http/session-hook.ts';
import { registerTeleversement } from './http/televersement.ts';
import { registerValidation } from './http/validation.ts';
import { identiteRoutes } from './identite/identite.routes.ts';
import { dessinsCotesRoutes } from './images/dessins-cotes.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { listesAchatsRoutes } from './listes-achats/listes-achats.routes.ts';
import { livraisonRoutes } from './livraison/livraison.routes.ts';
import { createPorts } from './livraison/ports.ts';
import { createLieux } from './magasins/magasins.public.ts';
import { magasinsRoutes } from './magasins/magasins.routes.ts';
import { marquesRoutes } from './marques/marques.routes.ts';
import { createMessages } from './messages/messages.public.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { offresRoutes } from './offres/offres.routes.ts';
import type { Bus } from './outbox/bus.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { registerPageCacheHook } from './pages/page-cache-hook.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { choisirFournisseur, type DepsPaiements } from './paiements/paiements.public.ts';
import { paiementsRoutes } from './paiements/paiements.routes.ts';
import { equivalentsRoutes } from './panier/equivalents/equivalents.routes.ts';
import { exportRoutes } from './panier/exports/export.routes.ts';
import { importsRoutes } from './panier/imports/imports.routes.ts';
import { createLectures } from './panier/lectures-gardees.ts';
import { panierRoutes } from './panier/panier.routes.ts';
import { createPromotions } from './panier/promotions/promotions-du-jour.ts';
import { pieceOuverteRoutes } from './piece-ouverte/piece-ouverte.routes.ts';
import { transformerRoutes } from './piece-ouverte/transformer.routes.ts';
import { questionsRoutes } from './questions/questions.routes.ts';
import { createBuiltRenderer, createDevRenderer } from './pages/renderer.ts';
import { produitsRoutes } from './produits/produits.routes.ts';
import type { ListingIndex } from './recherche/listing-index.ts';
import { rechercheRoutes } from './recherche/recherche.routes.ts';
import { createNotes } from './recherche/termes-notes.ts';
import { servicesRapidoRoutes } from './services-rapido/services-rapido.routes.ts';
import { createSessionCookie } from './session/session-cookie.ts';
import { createSessions } from './session/session.public.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { createSondages } from './sondages/sondages.public.ts';
import { sondagesRoutes } from './sondages/sondages.routes.ts';

export interface AppDeps {
  config: Config;
  pool: Pool;
  log: FastifyBaseLogger;
  readiness?: Readiness;
  /** Without one nothing is kept in memory: every answer is read from the database. */
  bus?: Bus;
  /** Of the listings; without one they are refused. */
  index?: ListingIndex;
  /** Now, unless a test says otherwise. */
  horloge?: () => Date;
  /** Tests hold answers that no serialiser filters against their schemas. */
  isAnswerChecked?: boolean;
  /** A build, the sources through Vite, or the API alone (for its tests). */
  pages: { build: string } | 'dev' | 'none';
}

export interface App {
  http: FastifyInstance;
  metrics: Metrics;
  pageCache: PageCache;
  /** For the jobs: they decide payments too. */
  paiements: DepsPaiements;
  /** For the jobs: mails tell what was ordered. */
  articles: Pick<Articles, 'readArticles'>;
}

export async function createApp({
  config,
  pool,
  log,
  readiness,
  pages,
  bus,
  index,
  horloge,
  isAnswerChecked = false,
}: AppDeps): Promise<App> {
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
  const metrics = createMetrics(app);
  const pageCache = createPageCache();
  const sessions = createSessions(pool);
  const arbre = createArbre(pool, bus);
  const lieux = createLieux({ pool, bus });
  const articles = createArticles({ pool, bus, lieux, horloge });
  const maintenant = horloge ?? (() => new Date());
  const lireActualites = createActualites({ pool, bus, maintenant });
  const sondages = createSondages({ pool, bus, maintenant });
  const promotions = createPromotions({ pool, bus });
  const ports = createPorts({ pool, bus });
  const panier = { pool, articles, promotions, lectures: createLectures() };
  const paiements: DepsPaiements = {
    pool,
    log,
    articles,
    fournisseur: choisirFournisseur(config, pool),
  };
  const sessionCookie = createSessionCookie(config.url);
  const notes = createNotes({ pool, log });
  app.addHook('onClose', () => notes.close());

  // Before the hooks, so that Vite answers for its own files without going through them.
  const renderer =
    pages === 'dev'
      ? await createDevRenderer(app)
      : pages === 'none'
        ? undefined
        : await createBuiltRenderer(pages.build);

  registerPageCacheHook(app, {
    cache: pageCache,
    metrics,
    sessionCookieName: sessionCookie.name,
  });
  // Who wants no limit has every request answered, however late.
  if (config.rateLimit > 0) registerAdmission(app, { metrics, log });
  registerValidation(app);
  registerAnswerWriters(app);
  registerTeleversement(app);
  await registerSecurity(app, config);
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
  sessionRoutes(calls, { pool, sessions, cookie: sessionCookie, lieux, maintenant });
  identiteRoutes(calls, {
    pool,
    panier,
    sessions,
    cookie: sessionCookie,
    url: config.url,
  });
  messagesRoutes(calls, pool);
  magasinsRoutes(calls, lieux, horloge);
  arbreRoutes(calls, arbre);
  universMetierRoutes(calls, { pool, bus, arbre });
  marquesRoutes(calls, { pool, bus, arbre });
  offresRoutes(calls, { pool, bus, articles });
  servicesRapidoRoutes(calls, { pool, bus });
  actualitesRoutes(calls, { pool, bus, articles, lireActualites });
  pagesContenuRoutes(calls, { pool, bus, articles });
  faqRoutes(calls, { pool, bus, articles });
  utiliteRoutes(calls, pool);
  documentationsRoutes(calls, { pool, bus });
  sondagesRoutes(calls, { pool, sondages });
  tarifsRoutes(calls, articles);
  disponibilitesRoutes(calls, articles);
  articlesRoutes(calls, articles);
  decoupeRoutes(calls, articles);
  produitsRoutes(calls, { pool, bus, articles, arbre });
  rechercheRoutes(calls, { pool, bus, articles, arbre, index, notes });
  avisRoutes(calls, pool);
  questionsRoutes(calls, pool);
  contactRoutes(calls, pool);
  accueilRoutes(calls, { pool, bus, articles, arbre, sondages });
  panierRoutes(calls, panier);
  livraisonRoutes(calls, { pool, ports });
  const piece = {
    ...panier,
    lieux,
    ports,
    cartes: paiements.fournisseur !== undefined,
  };
  pieceOuverteRoutes(calls, piece);
  transformerRoutes(calls, { ...piece, fournisseur: paiements.fournisseur });
  commandesRoutes(calls, panier);
  devisRoutes(calls, { pool, articles, ports });
  importsRoutes(calls, { pool, articles, index });
  equivalentsRoutes(calls, { pool, articles });
  exportRoutes(calls, { ...panier, url: config.url });
  cuisineRoutes(calls, { ...panier, bus });
  listesAchatsRoutes(calls, pool);
  devisSuivisRoutes(calls, { pool, articles });
  delegueRoutes(calls, {
    pool,
    sessions,
    cookie: sessionCookie,
    lieux,
    url: config.url,
  });
  journalRoutes(calls, pool);
  remisesRoutes(calls, { ...panier, url: config.url });
  paiementsRoutes(calls, paiements);
  papiersRoutes(calls, { pool, maintenant: () => new Date() });
  documentsRoutes(app, pool);
  brochuresRoutes(app, pool);
  rssRoutes(app, { origin: config.url, lireActualites, articles });
  imagesRoutes(app);
  dessinsCotesRoutes(app, pool);
  if (paiements.fournisseur?.nom === 'banque-essai') await banqueEssaiRoutes(app, { pool });
  if (config.demo) courrierRoutes(app, { pool });
  openApiRoutes(app);
  sitemapRoutes(app, {
    db: pool,
    origin: config.url,
    paths: renderer?.sitePaths ?? [],
  });

  if (renderer) {
    if (typeof pages === 'object') await registerFiles(app, join(pages.build, 'client'));
    app.all('/api/*', { schema: { hide: true } }, (request, reply) =>
      sendUnknownCall(calls, request, reply),
    );
    pagesRoutes(app, {
      config,
      dev,
      calls,
      sessions,
      cookie: sessionCookie,
      cache: pageCache,
      metrics,
      renderer,
      messages: createMessages(pool, bus),
      lieux,
      articles,
      maintenant,
    });
  }
  return { http: app, metrics, pageCache, paiements, articles };
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
