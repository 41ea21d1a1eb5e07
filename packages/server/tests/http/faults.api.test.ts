import { once } from 'node:events';
import { createServer } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createPool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { MAX_INSIDE } from '../../src/http/limites/turns.ts';
import { createLog } from '../../src/http/log.ts';
import { startMetricsServer } from '../../src/http/metrics.ts';
import { createDatabase } from '../database.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const quiet = readConfig({ LOG_LEVEL: 'info', COMPTOIR_RATE_LIMIT: '0' });

async function start(databaseUrl: string, config = quiet) {
  const lines = new PassThrough();
  const pool = createPool(databaseUrl);
  const app = await createApp({ config, pool, log: createLog(config, lines), pages: 'none' });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  closing.push(
    () => pool.end(),
    () => app.http.close(),
  );
  const { port } = app.http.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, app, lines };
}

const bearer = { authorization: `Bearer ${'a'.repeat(43)}` };

test('a database away gives 503 with Retry-After', async () => {
  const { url } = await start('postgres://nobody@127.0.0.1:1/none');
  const answer = await fetch(`${url}/api/messages`, { headers: bearer });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'service-indisponible' });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a database that takes connections and never answers is told of by /readyz within a second', async () => {
  const mute = createServer();
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  closing.push(async () => mute.close());
  const { port } = mute.address() as AddressInfo;
  const { url } = await start(`postgres://nobody@127.0.0.1:${port}/none`);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const begun = performance.now();
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ checks: { database: false, running: true } });
    times.push(performance.now() - begun);
  }
  // Whatever else the machine does only adds to a time.
  expect(Math.min(...times)).toBeLessThan(1000);
});

test('a full disk refuses what is written with 503, and /readyz says so', async () => {
  const database = await createDatabase();
  closing.push(() => database.drop());
  const { url } = await start(database.url);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ checks: { disk: true } });
  await database.pool.execute(sql`
    create function plein() returns trigger language plpgsql as $$
      begin raise exception using errcode = 'disk_full', message = 'no space'; end $$`);
  await database.pool.execute(sql`
    create trigger plein before insert on session for each row execute function plein()`);
  const answer = await fetch(`${url}/api/session`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ checks: { database: true, disk: false } });
});

test('an address that cannot be read is refused with the headers of every answer', async () => {
  const { url } = await start('postgres://nobody@127.0.0.1:1/none');
  for (const path of ['/%ff', '/api/%ff']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('behind a proxy that adds to what the client wrote', () => {
  const proxied = readConfig({ LOG_LEVEL: 'silent', COMPTOIR_RATE_LIMIT: '3', TRUST_PROXY: '1' });
  const forwarded = (n: number) => ({ 'x-forwarded-for': `10.9.9.${n}, 192.0.2.7` });

  test('who asks is who the proxy saw, whatever the client claims', async () => {
    const { url } = await start('postgres://nobody@127.0.0.1:1/none', proxied);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) {
      statuses.push((await fetch(`${url}/api/session`, { headers: forwarded(n) })).status);
    }
    expect(statuses).toEqual([503, 503, 503, 429, 429]);
  });

  test('its request numbers are taken, nothing else is', async () => {
    const { url } = await start('postgres://nobody@127.0.0.1:1/none', proxied);
    const idOf = async (id: string) =>
      (await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idOf('edge-0123456789')).toBe('edge-0123456789');
    expect(await idOf('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('under too many requests', () => {
  const busy = readConfig({
    LOG_LEVEL: 'silent',
    COMPTOIR_RATE_LIMIT: '100000',
    TRUST_PROXY: '1',
  });

  /** Every call that asks who it is for waits, until told. */
  async function startHeld() {
    const database = await createDatabase();
    closing.push(() => database.drop());
    const { url } = await start(database.url, busy);
    const held = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const holder = transaction(database.pool, async (tx) => {
      await tx.execute(sql`lock table session in access exclusive mode`);
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    const ask = async (path: string, address: string) => {
      const headers = { ...bearer, 'x-forwarded-for': address };
      const answer = await fetch(url + path, { headers });
      return { status: answer.status, retry: answer.headers.get('retry-after') };
    };
    const release = () => (held.resolve(), holder);
    closing.push(release);
    return { url, ask, release };
  }
  const refusal = { status: 503, retry: '3' };

  test('what cannot be answered in time is refused at once, and orders come before looking around', async () => {
    const { ask, release } = await startHeld();
    const looking = Array.from({ length: 90 }, (_, n) => ask('/api/messages', `192.0.2.${n}`));
    // Nine of a process that has answered nothing yet wait for the database.
    const refused = await firstSettled(looking, 90 - 9);
    expect(refused).toEqual(Array(90 - 9).fill(refusal));
    const ordering = ask('/api/panier', '192.0.2.200');
    await release();
    expect(await ordering).not.toEqual(refusal);
    const all = await Promise.all(looking);
    expect(all.filter(({ retry }) => retry === refusal.retry)).toHaveLength(90 - 9);
  });

  test('one address takes no more than its part of the places, and the others are answered', async () => {
    const { url, ask, release } = await startHeld();
    const looping = Array.from({ length: 50 }, () => ask('/api/messages', '192.0.2.1'));
    expect(await firstSettled(looping, 50 - MAX_INSIDE)).toEqual(
      Array(50 - MAX_INSIDE).fill(refusal),
    );
    const other = await fetch(`${url}/api/openapi.json`, {
      headers: { 'x-forwarded-for': '192.0.2.2' },
    });
    expect(other.status).toBe(200);
    await release();
    await Promise.all(looping);
  });

  test('who asked for all they may is refused at the door, as every refusal is written', async () => {
    const config = { ...busy, rateLimit: 1 };
    const { url } = await start('postgres://nobody@127.0.0.1:1/none', config);
    const refusals: Response[] = [];
    for (const path of ['/api/session', '/api/session', '/api/session', '/']) {
      refusals.push(await fetch(url + path));
    }
    expect(refusals.map(({ status }) => status)).toEqual([503, 429, 429, 429]);
    for (const { headers } of refusals.slice(1)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
    expect(await refusals[2]?.json()).toMatchObject({ code: 'trop-de-requetes' });
    expect(await refusals[3]?.text()).toMatch(/<html lang="fr">/);
  });

  test('a drawing, which is read and drawn for who asks, takes its turn; files do not', async () => {
    const { url } = await start('postgres://nobody@127.0.0.1:1/none', { ...busy, rateLimit: 1 });
    for (let n = 0; n < 2; n++) await fetch(`${url}/api/session`);
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf('/images/dessins/1-fr.svg')).toBe(429);
    expect(await statusOf('/images/genres/vis.svg')).toBe(200);
  });
});

/** The first so many to be answered. */
function firstSettled<T>(promises: readonly Promise<T>[], count: number): Promise<T[]> {
  const found: T[] = [];
  return new Promise((resolve, reject) => {
    for (const promise of promises) {
      promise.then((value) => {
        if (found.push(value) === count) resolve([...found]);
      }, reject);
    }
  });
}

test('a signed body that is too large is refused in words, sent in pieces too', async () => {
  const { url } = await start('postgres://nobody@127.0.0.1:1/none');
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(64 * 1024, ' '));
  const answer = await fetch(`${url}/api/paiements/essai/notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ReadableStream.from(pieces),
    duplex: 'half',
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'corps-trop-grand' });
});

test('a fault gives its request id and nothing else', async () => {
  const database = await createDatabase();
  closing.push(() => database.drop());
  const { url } = await start(database.url);
  await database.pool.execute(sql`drop table message cascade`);
  const answer = await fetch(`${url}/api/messages`, { headers: bearer });
  expect(answer.status).toBe(500);
  const body = await answer.text();
  expect(JSON.parse(body)).toEqual({
    code: 'erreur-interne',
    message: 'internal error',
    data: { requestId: answer.headers.get('x-request-id') },
  });
});

test('logs tell what happened, not who asked or with which token', async () => {
  const database = await createDatabase();
  closing.push(() => database.drop());
  const { url, app, lines } = await start(database.url);
  await fetch(`${url}/api/messages?email=jeanne@example.test`, { headers: bearer });
  await app.http.close();
  lines.end();
  const logged = await text(lines);
  expect(logged).toContain('/api/messages');
  for (const secret of ['jeanne', 'a'.repeat(43), '127.0.0.1:']) {
    expect(logged.replaceAll(/Server listening[^"]*/g, '')).not.toContain(secret);
  }
});

test('metrics are counted by route pattern, on a port of their own', async () => {
  const database = await createDatabase();
  closing.push(() => database.drop());
  const { url, app } = await start(database.url);
  await fetch(`${url}/api/session`);
  const server = await startMetricsServer(app.metrics.registry, 0);
  closing.push(async () => server.close());
  const { port } = server.address() as AddressInfo;
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/comptoir_http_duration_seconds_count\{.*route="\/api\/session".*\} 1/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});
