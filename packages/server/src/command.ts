/** A command of the staff, on the database the shop uses: `npm run avis`, `npm run questions`. */
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import { readConfig } from './config.ts';
import { assertReachable } from './db/database-away.ts';
import { silentLog } from './db/log.ts';
import { createPool, type Pool } from './db/pool.ts';
import { isStartError } from './db/start-error.ts';

/** Opens the database, runs, closes; what went wrong is reported in one line. */
export async function runCommand(work: (pool: Pool) => Promise<void>): Promise<void> {
  try {
    await withDatabase(work);
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${isRefus(error) || isStartError(error) ? message : stack}\n`);
    process.exitCode = 1;
  }
}

async function withDatabase(work: (pool: Pool) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  let url = config.databaseUrl;
  let stop: (() => Promise<unknown>) | undefined;
  if (!url) {
    const { startPostgres } = await import('./postgres/start-postgres.ts');
    const postgres = await startPostgres({ dataDir: config.dataDir, log: silentLog });
    stop = () => postgres.stop();
    url = postgres.url;
  }
  const pool = createPool(url, { max: 1 });
  try {
    await assertReachable(pool);
    await work(pool);
  } finally {
    await pool.end();
    await stop?.();
  }
}
