/** The API over real HTTP on a database of its own, for one test file. */
import type { AddressInfo } from 'node:net';
import type { Shop } from '../src/shop.ts';
import { createApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Pool } from '../src/db/pool.ts';
import { createLog } from '../src/http/log.ts';
import { createBus } from '../src/outbox/bus.ts';
import { createListingIndex } from '../src/recherche/index/listing-index.ts';
import { createDatabase } from './database.ts';

export interface TestApi {
  url: string;
  pool: Pool;
  /** For a process of its own. */
  databaseUrl: string;
  /** What its capabilities share. */
  shop: Shop;
  close(): Promise<void>;
}

export interface StartApiOptions {
  /** Runs before the API is there: data, as a shop has when it starts. */
  prepare?: (pool: Pool) => Promise<unknown>;
  /** On the demo company. */
  demo?: boolean;
  /** Events of the database are heard, and what is kept in memory follows them. */
  suivi?: boolean;
  /** Listings can be asked for; they follow the database too. */
  index?: boolean;
  /** The clock of the shop. */
  now?: () => Date;
}

export async function startApi(
  settings: Partial<Config> = {},
  { prepare, demo = false, suivi, index: isIndexed, now }: StartApiOptions = {},
): Promise<TestApi> {
  const database = await createDatabase({ demo });
  await prepare?.(database.pool);
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', COMPTOIR_RATE_LIMIT: '0' }),
    ...settings,
  };
  const log = createLog(config);
  const { pool } = database;
  const bus = suivi || isIndexed ? await createBus({ pool, log }) : undefined;
  const index = isIndexed ? createListingIndex({ pool, bus, log }) : undefined;
  const { http, shop } = await createApp({
    config,
    pool,
    log,
    ...(bus && { bus }),
    ...(index && { index }),
    ...(now && { now }),
    isAnswerChecked: true,
    pages: 'none',
  });
  await index?.construit;
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pool,
    databaseUrl: database.url,
    shop,
    async close() {
      await http.close();
      await index?.close();
      await bus?.close();
      await database.drop();
    },
  };
}
