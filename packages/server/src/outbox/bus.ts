/**
 * Brings the events of the outbox to this process: PostgreSQL's NOTIFY says that there are some,
 * the reader fetches them. What happens while the connection is lost is read after it is back.
 * For what must be done once by one server, use a job instead: every server hears every event.
 */
import type { Log } from '../db/log.ts';
import { dbOf } from '../db/pool.ts';
import type { Pool } from '../db/pool.ts';
import { keepConnection } from '../db/steady-connection.ts';
import { createOutboxReader } from './outbox-reader.ts';
import type { Evenement } from './outbox-reader.ts';
import type { Sujet, Sujets } from './sujets.ts';

export type Handler<S extends Sujet> = (donnees: Sujets[S]) => void | Promise<void>;

export interface Bus {
  /** Events are handled one after the other, in order: a handler is quick. Answers its removal. */
  on<S extends Sujet>(sujet: S, handler: Handler<S>): () => void;
  close(): Promise<void>;
}

// A connection cut without a word is noticed at the next heartbeat.
const HEARTBEAT_MS = 15_000;

/** Resolves when listening: what is committed afterwards is heard. */
export async function createBus({ pool, log }: { pool: Pool; log: Log }): Promise<Bus> {
  const handlers = new Map<string, Set<(donnees: never) => void | Promise<void>>>();
  const reader = createOutboxReader();
  let state: 'starting' | 'open' | 'closed' = 'starting';
  let reading = false;
  let wanted = false;

  const connection = await keepConnection({
    pool,
    log,
    applicationName: 'comptoir-evenements',
    async prepare(client) {
      client.on('notification', wake);
      await client.query('listen outbox');
      // After the new connection took the place of the lost one.
      setImmediate(wake);
    },
  });
  await reader.read(dbOf(connection.client));
  state = 'open';
  const heartbeat = setInterval(wake, HEARTBEAT_MS);

  function wake(): void {
    wanted = true;
    if (state === 'open' && !reading) void drain();
  }

  async function drain(): Promise<void> {
    reading = true;
    while (wanted && state === 'open') {
      wanted = false;
      const { client } = connection;
      try {
        for (const evenement of await reader.read(dbOf(client))) await dispatch(evenement);
      } catch (error) {
        log.warn({ err: error }, 'events cannot be read');
        wanted = true;
        client.end().catch(() => {});
        // Its end brings another connection, which wakes us, unless that one is already here.
        if (client === connection.client) break;
      }
    }
    reading = false;
  }

  async function dispatch({ sujet, donnees }: Evenement): Promise<void> {
    for (const handler of handlers.get(sujet) ?? []) {
      try {
        await handler(donnees as never);
      } catch (error) {
        log.error({ err: error, sujet }, 'event handler failed');
      }
    }
  }

  return {
    on(sujet, handler) {
      const known = handlers.get(sujet) ?? new Set();
      handlers.set(sujet, known.add(handler));
      return () => known.delete(handler);
    },
    async close() {
      state = 'closed';
      clearInterval(heartbeat);
      await connection.close();
    },
  };
}
