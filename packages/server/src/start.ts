/** From nothing to a shop that answers: database, schema, demo, pages, server. */
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Counter } from 'prom-client';
import { createApp, type App, type AppDeps } from './app.ts';
import { createClosing, stopOnSignal, type Closing } from './closing.ts';
import { LOOPBACK, readConfig, type Config } from './config.ts';
import { createMailer } from './courrier/mailer.ts';
import { assertReachable } from './db/database-away.ts';
import { migrate } from './db/migrate.ts';
import { createPool, type Pool } from './db/pool.ts';
import { startError } from './db/start-error.ts';
import { loadDemo } from './demo.ts';
import { collectSooner } from './heap.ts';
import { hasRoom } from './http/health.ts';
import { createLog } from './http/log.ts';
import { startMetricsServer } from './http/metrics.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createBus, type Bus } from './outbox/bus.ts';
import { followChanges } from './pages/follow-changes.ts';
import { createListingIndex, type ListingIndex } from './recherche/index/listing-index.ts';
import { livrerSynonymes } from './recherche/recherche.public.ts';
import { createTerminal, type Terminal } from './terminal.ts';
import { travaux } from './travaux/travaux.ts';
import { surviveRejections } from './unhandled.ts';

interface Start {
  config: Config;
  dev: boolean;
  log: FastifyBaseLogger;
  terminal: Terminal;
  closing: Closing;
  rejections: Counter;
  /** The embedded database answers at another address. */
  moved?: (url: string) => void;
}

/**
 * Connections that wait to be taken. With the 511 of Node the others of a rush are dropped without a
 * word, and try again after one second, then three, then seven.
 */
const BACKLOG = 4096;
/** A large catalogue takes a while: whoever looks sees it move. */
const PROGRESS_EVERY_MS = 3000;

export async function start({ dev }: { dev: boolean }): Promise<void> {
  const config = readConfig(process.env, { dev });
  const terminal = createTerminal();
  const closing = createClosing();
  stopOnSignal(closing, terminal, dev);
  terminal.line('\nComptoir');
  try {
    const log = createLog(config);
    await open({ config, dev, log, terminal, closing, rejections: surviveRejections(log) });
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}

async function open(start: Start): Promise<void> {
  const { config, dev, terminal } = start;
  // Pages are built by a process of their own: nothing waits for them before the server does.
  const [pool, pages] = await Promise.all([
    prepareData(start),
    dev ? ('dev' as const) : preparePages(start),
  ]);
  const following = await followDatabase(start, pool);
  const app = await terminal.step('server', () => openServer(start, pool, pages, following));
  // The pages that list nothing are served meanwhile, and /readyz reports that the rest is to come.
  await terminal.step(
    'index',
    () => following.index.construit,
    ({ articles, ms, octets }) =>
      `${articles} articles, ${Math.round(octets / 1e6)} MB, built in ${(ms / 1000).toFixed(1)} s`,
  );
  collectSooner();
  travaux.preparer();
  const { port } = app.http.server.address() as AddressInfo;
  terminal.line(`\n  Open ${config.url.replace(/:0$/, `:${port}`)}\n`);
  if (config.demo && config.host === LOOPBACK) {
    terminal.line(
      '  Only this machine reaches it: the demo shows everyone’s mail. HOST=0.0.0.0 opens it.\n',
    );
  }
}

async function prepareData(start: Start): Promise<Pool> {
  const { config, log, terminal } = start;
  const pool = await terminal.step(
    'database',
    () => openDatabase(start),
    () => (config.databaseUrl ? 'DATABASE_URL' : `embedded, in ${config.dataDir}`),
  );
  await terminal.step(
    'schema',
    () => prepareSchema(pool),
    (applied) => (applied.length > 0 ? `${applied.length} migrations applied` : 'up to date'),
  );
  const { demo } = config;
  if (demo) {
    await terminal.step(
      'demo',
      () => loadDemo({ pool, log, taille: demo }),
      (loaded) => (loaded.length > 0 ? `${demo}: ${loaded.join(', ')}` : `${demo}, up to date`),
    );
  }
  return pool;
}

function preparePages({ terminal }: Start): ReturnType<typeof buildPages> {
  return terminal.step('pages', buildPages, ({ built }) => (built ? 'built' : 'up to date'));
}

async function openDatabase(start: Start): Promise<Pool> {
  const { config, log, closing } = start;
  let url = config.databaseUrl;
  if (!url) {
    if (!(await hasRoom(config.dataDir))) {
      throw startError(`the disk of ${config.dataDir} is full: make room, or set COMPTOIR_DATA`);
    }
    // Loaded only when needed: a shop with its own database does not ship the binaries.
    const { startPostgres } = await import('./postgres/start-postgres.ts');
    const postgres = await startPostgres({
      dataDir: config.dataDir,
      log,
      onMoved: (moved) => start.moved?.(moved),
    });
    closing.add(() => postgres.stop());
    url = postgres.url;
  }
  const pool = createPool(url, { max: config.poolMax, log });
  start.moved = (moved) => pool.moveTo(moved);
  closing.add(() => pool.end());
  await assertReachable(pool);
  return pool;
}

interface Following {
  bus: Bus;
  index: ListingIndex;
}

/** The index is built in a thread of its own while the server opens. */
async function followDatabase(start: Start, pool: Pool): Promise<Following> {
  const { log, terminal, closing } = start;
  const bus = await createBus({ pool, log });
  closing.add(() => bus.close());
  let said = performance.now();
  const index = createListingIndex({
    pool,
    bus,
    log,
    onProgress(lus, total) {
      if (performance.now() - said < PROGRESS_EVERY_MS) return;
      said = performance.now();
      terminal.line(`  … ${'index'.padEnd(12)} ${lus} of ${total} articles`);
    },
  });
  closing.add(() => index.close());
  start.moved = (moved) => {
    pool.moveTo(moved);
    index.rebuild();
  };
  return { bus, index };
}

async function prepareSchema(pool: Pool): Promise<string[]> {
  const applied = await migrate(pool);
  await migrateJobs(pool);
  await livrerSynonymes(pool);
  return applied;
}

async function buildPages(): Promise<{ build: string; built: boolean }> {
  const { buildPagesIfChanged } = await import('@comptoir/web/build.ts');
  const { folder, built } = await buildPagesIfChanged();
  return { build: folder, built };
}

async function openServer(
  { config, log, closing, rejections }: Start,
  pool: Pool,
  pages: AppDeps['pages'],
  { bus, index }: Following,
): Promise<App> {
  const app = await createApp({
    config,
    pool,
    log,
    readiness: closing,
    bus,
    index,
    pages,
  });
  if (config.jobs) {
    const mailer = createMailer({ pool, smtpUrl: config.smtpUrl, from: config.mailFrom });
    closing.add(() => mailer.close());
    const handlers = createJobHandlers({ ...app.shop, mailer });
    // The clock of the demo runs in a demo only: elsewhere the ERP moves orders on.
    const { 'commandes-avancer': _, ...sansHorloge } = handlers;
    const jobs = await startJobs({ pool, log, handlers: config.demo ? handlers : sansHorloge });
    closing.add(() => jobs.stop());
  }
  followChanges(bus, app.pageCache);
  // Dropped again: a list made between the event and its reading shows what was.
  index.onChange(() => app.pageCache.drop(['catalogue']));
  closing.add(() => travaux.close());
  closing.add(() => app.http.close());
  if (config.metricsPort > 0) {
    app.metrics.registry.registerMetric(rejections);
    const metrics = await startMetrics(app, config.metricsPort);
    closing.add(() => metrics.close());
  }
  await listen(app, config);
  return app;
}

async function listen({ http }: App, { port, host }: Config): Promise<void> {
  await http.listen({ port, host, backlog: BACKLOG }).catch((error: unknown) => {
    throw cannotListen(error, port, { port: 'PORT', host });
  });
}

async function startMetrics({ metrics }: App, port: number): Promise<Server> {
  return startMetricsServer(metrics.registry, port).catch((error: unknown) => {
    throw cannotListen(error, port, { port: 'METRICS_PORT' });
  });
}

/** `setting`: which one to change. */
function cannotListen(
  error: unknown,
  port: number,
  setting: { port: string; host?: string },
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return startError(
        `port ${port} is taken: stop what uses it, or set ${setting.port} to another`,
        error,
      );
    case 'EACCES':
      return startError(
        `port ${port} needs more rights: set ${setting.port} to one above 1023`,
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return startError(
        `HOST is not an address of this machine: "${setting.host}"; 127.0.0.1 for this machine` +
          ' alone, 0.0.0.0 for everyone who reaches it',
        error,
      );
    default:
      return error;
  }
}
