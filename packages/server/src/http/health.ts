/** /healthz: the process answers. /readyz: it can serve buyers. */
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDiskFull } from '../db/database-away.ts';
import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Readiness {
  /** Set while the server is being stopped: the balancer sends nobody new. */
  stopping: boolean;
}

export interface HealthDeps {
  pool: Pool;
  readiness: Readiness;
  /** The index of the listings; absent where nothing is listed. */
  index?: { readonly pret: boolean } | undefined;
  /** Folder of the embedded database; absent where the database stands elsewhere. */
  dataDir?: string | undefined;
}

/** Balancers give up after a second. */
const ANSWER_MS = 500;
/** Below this PostgreSQL soon refuses to write. */
const DISK_FREE_BYTES = 64 * 1024 * 1024;
/** How long a refused write counts: nothing tells that there is room again but the next one. */
const DISK_FULL_MS = 30_000;

export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const { readiness, index } = deps;
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  const isDatabaseThere = createProbe(app, deps.pool);
  const hasDisk = watchDisk(app, deps.dataDir);
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const [database, disk] = await Promise.all([within(isDatabaseThere()), within(hasDisk())]);
    const checks = {
      running: !readiness.stopping,
      database,
      disk,
      ...(index && { index: index.pret }),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}

/** What is not known in time is taken for a no. */
async function within(check: Promise<boolean>): Promise<boolean> {
  const late = new AbortController();
  const answers = [check, delay(ANSWER_MS, false, { signal: late.signal, ref: false })];
  try {
    return await Promise.race(answers.map((answer) => answer.catch(() => false)));
  } finally {
    late.abort();
  }
}

/** On a connection of its own, so that it does not wait for those of buyers; one at a time. */
function createProbe(app: FastifyInstance, pool: Pool): () => Promise<boolean> {
  const own = pool.sibling({ max: 1, applicationName: 'comptoir-sonde', silenceMs: ANSWER_MS });
  app.addHook('onClose', () => own.end());
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= own
      .query(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined));
    return asking;
  };
}

function watchDisk(app: FastifyInstance, dataDir: string | undefined): () => Promise<boolean> {
  let refusedAt = -Infinity;
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) refusedAt = performance.now();
  });
  return async () => {
    if (performance.now() - refusedAt < DISK_FULL_MS) return false;
    return dataDir === undefined || hasRoom(dataDir);
  };
}

/** Where the folder cannot be looked at, nothing says that it is full. */
export async function hasRoom(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return !found || found.bavail * found.bsize > DISK_FREE_BYTES;
}
