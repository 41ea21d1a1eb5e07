/** A shop of its own, with the limits of a real one. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool, type Pool } from '../../../packages/server/src/db/pool.ts';
import { sql } from '../../../packages/server/src/db/sql.ts';

export interface Shop {
  url: string;
  pool: Pool;
  /** Who signs in and orders. */
  buyer: string;
  articles: number[];
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

export async function startShop(): Promise<Shop> {
  const port = 20_000 + randomInt(9000);
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-abus-'));
  await chmod(dataDir, 0o711);
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=32', 'packages/server/src/main.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), COMPTOIR_DATA: dataDir, LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (server.exitCode !== null) throw new Error('the shop does not start');
    await delay(100);
  }
  const read = async (name: string) =>
    (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();
  const pool = createPool(
    `postgres://comptoir:${await read('password')}@127.0.0.1:${await read('port')}/comptoir`,
    { max: 2 },
  );
  const articles = await pool.query<{ id: number }>(sql`
    select a.id from article a join stock s on s.article_id = a.id
     where not a.retire and a.multiple = 1 and a.minimum = 1
     group by a.id order by sum(s.quantite) desc limit 1000`);
  return {
    url,
    pool,
    buyer: 'admin@menuiserie-morel.test',
    articles: articles.map(({ id }) => id),
    async close() {
      await pool.end();
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
