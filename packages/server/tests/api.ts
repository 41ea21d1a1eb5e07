/** The API over real HTTP on a database of its own, for one test file. */
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Pool } from '../src/db/pool.ts';
import { createLog } from '../src/http/log.ts';
import { createDatabase } from './database.ts';

export interface TestApi {
  url: string;
  pool: Pool;
  close(): Promise<void>;
}

export async function startApi(settings: Partial<Config> = {}): Promise<TestApi> {
  const database = await createDatabase();
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', COMPTOIR_RATE_LIMIT: '0' }),
    ...settings,
  };
  const { http } = await createApp({
    config,
    pool: database.pool,
    log: createLog(config),
    pages: 'none',
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pool: database.pool,
    async close() {
      await http.close();
      await database.drop();
    },
  };
}

interface CallInit {
  body?: string;
  headers?: Record<string, string>;
}

export interface Visitor {
  cookie: string;
  /** Calls the API with this visitor's bearer. */
  call(method: string, path: string, init?: CallInit): Promise<Response>;
}

/** A visitor with a session of his own. */
export async function newVisitor(url: string): Promise<Visitor> {
  const answer = await fetch(`${url}/api/session`);
  const { token } = (await answer.json()) as { token: { access_token: string } };
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    cookie,
    call: (method, path, init = {}) =>
      fetch(url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token.access_token}`, ...init.headers },
      }),
  };
}
