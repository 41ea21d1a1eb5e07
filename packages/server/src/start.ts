/** From nothing to a shop that answers, and back. */
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { createPool, type Pool } from './db/pool.ts';
import { startError } from './db/start-error.ts';
import { startMetricsServer } from './http/metrics.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { createTerminal, type Terminal } from './terminal.ts';

export async function start({ dev }: { dev: boolean }): Promise<void> {
  const config = readConfig(process.env, { dev });
  const terminal = createTerminal();
  const closing: (() => unknown)[] = [];
  const readiness = { stopping: false };
  stopOnSignal(terminal, readiness, closing);
  terminal.line('\nComptoir');
  try {
    await open(config, dev, terminal, readiness, closing);
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

async function open(
  config: Config,
  dev: boolean,
  terminal: Terminal,
  readiness: { stopping: boolean },
  closing: (() => unknown)[],
): Promise<void> {
  const pool = await terminal.step('database', () => openDatabase(config, closing));
  await terminal.step(
    'schema',
    () => migrate(pool),
    (applied) => (applied.length > 0 ? `${applied.length} migrations applied` : 'up to date'),
  );
  if (!dev) {
    await terminal.step('pages', buildPages, (built) => (built ? 'built' : 'up to date'));
  }
  const app = await createApp({ config, pool, readiness, pages: dev ? 'dev' : 'built' });
  closing.push(() => app.http.close());
  if (config.metricsPort > 0) {
    const metrics = await startMetricsServer(app.metrics.registry, config.metricsPort);
    closing.push(() => metrics.close());
  }
  await terminal.step('server', () => listen(app.http, config));
  const { port } = app.http.server.address() as AddressInfo;
  terminal.line(`\n  Open ${config.url.replace(/:0$/, `:${port}`)}\n`);
}

async function openDatabase(config: Config, closing: (() => unknown)[]): Promise<Pool> {
  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startPostgres({ dataDir: config.dataDir, log: console });
    closing.push(() => postgres.stop());
    url = postgres.url;
  }
  const pool = createPool(url, { max: config.poolMax });
  closing.push(() => pool.end());
  return pool;
}

async function buildPages(): Promise<boolean> {
  const { buildPages } = await import('@comptoir/web/build.ts');
  return buildPages();
}

async function listen(
  http: { listen(options: object): Promise<string> },
  { port, host }: Config,
): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw startError(`port ${port} is taken: stop what uses it, or set PORT to another`, error);
    }
    throw error;
  }
}

async function closeAll(closing: (() => unknown)[]): Promise<void> {
  // Backwards: what was opened last leans on what was opened first.
  for (const close of closing.splice(0).reverse()) await close();
}

function stopOnSignal(
  terminal: Terminal,
  readiness: { stopping: boolean },
  closing: (() => unknown)[],
): void {
  const stop = () => {
    if (readiness.stopping) process.exit(1);
    readiness.stopping = true;
    terminal.line('\n  Stopping…');
    closeAll(closing).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
