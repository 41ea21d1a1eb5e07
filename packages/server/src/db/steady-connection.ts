/** One connection kept for as long as the process lives, opened again whenever it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { databaseUrlOf } from './pool.ts';
import type { Pool } from './pool.ts';

export interface SteadyConnectionOptions {
  pool: Pool;
  applicationName: `comptoir${string}`;
  log: Log;
  /** Runs on each new connection before it is used: LISTEN, locks. */
  prepare(client: pg.Client): Promise<void>;
}

export interface SteadyConnection {
  /** Statements on it fail while the database is away. */
  readonly client: pg.Client;
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
const MAX_BACKOFF_MS = 5_000;

/** Throws when the first connection fails. */
export async function keepConnection(options: SteadyConnectionOptions): Promise<SteadyConnection> {
  const { log, applicationName } = options;
  let client = await open(options, onLost);
  let closed = false;

  function onLost(): void {
    if (!closed) void reopen();
  }

  async function reopen(): Promise<void> {
    log.warn({ applicationName }, 'database connection lost');
    for (let wait = 50; !closed; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        client = await open(options, onLost);
        if (closed) await client.end();
        else log.info({ applicationName }, 'database connection restored');
        return;
      } catch {
        // Random, so that servers do not come back all at once.
        await delay(wait * (0.5 + Math.random() / 2), undefined, { ref: false });
      }
    }
  }

  return {
    get client() {
      return client;
    },
    async close() {
      closed = true;
      await client.end();
    },
  };
}

async function open(options: SteadyConnectionOptions, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrlOf(options.pool),
    application_name: options.applicationName,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // Reported by 'end' as well; without a handler Node would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await options.prepare(client);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  client.on('end', onLost);
  return client;
}
