import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor } from '../visitors.ts';
import { listCalls } from './calls.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('every answer carries a request id of our own', async () => {
  const answer = await fetch(`${api.url}/api/session`, { headers: { 'x-request-id': 'chosen' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('every answer carries the security headers', async () => {
  const { headers } = await fetch(`${api.url}/api/session`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('an unknown call is not found', async () => {
  const answer = await fetch(`${api.url}/api/nulle-part`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'introuvable' });
});

test('a known path with another method says which it takes', async () => {
  const answer = await fetch(`${api.url}/api/session`, { method: 'PUT' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('DELETE, GET, POST');
  expect(await answer.json()).toMatchObject({ code: 'methode-non-permise' });
});

test('malformed JSON is an invalid request', async () => {
  const visitor = await newVisitor(api.url);
  const answer = await visitor.call('DELETE', '/api/messages/1', {
    body: '{"a":',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
});

test('a body beyond the limit is refused', async () => {
  const visitor = await newVisitor(api.url);
  const answer = await visitor.call('DELETE', '/api/messages/1', {
    body: JSON.stringify('x'.repeat(1024 * 1024)),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'corps-trop-grand' });
});

test('a body larger than its call can mean is refused before it is parsed', async () => {
  const visitor = await newVisitor(api.url);
  const headers = { 'content-type': 'application/json' };
  // No JSON at all: whoever parsed it would say so.
  const petit = await visitor.call('POST', '/api/mot-de-passe/oubli', {
    body: 'x'.repeat(100_000),
    headers,
  });
  expect(petit.status).toBe(413);
  const cles = Array.from({ length: 1_200_000 }, (_, i) => `"k${i}":1`).join();
  const fichier = await visitor.call('POST', '/api/panier/importer', {
    body: `{${cles},`,
    headers,
  });
  expect(fichier.status).toBe(413);
  expect(await fichier.json()).toMatchObject({ code: 'corps-trop-grand' });
});

test('a body of another type is refused', async () => {
  const visitor = await newVisitor(api.url);
  const answer = await visitor.call('DELETE', '/api/messages/1', {
    body: '<a/>',
    headers: { 'content-type': 'application/xml' },
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ code: 'type-non-pris-en-charge' });
});

test('a path that cannot be decoded is a client error', async () => {
  expect(await statusOfRawPath('/api/messages/%ff%zz')).toBe(400);
});

test('the database going away gives 503 with Retry-After, and comes back without a restart', async () => {
  const alone = await startApi();
  try {
    const visitor = await newVisitor(alone.url);
    await alone.pool.driver.query(
      `select set_config('x.y', pg_terminate_backend(pid)::text, false) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await visitor.call('GET', '/api/messages')).status);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  } finally {
    await alone.close();
  }
});

test('the rate limit answers 429 in the words of the catalogue', async () => {
  const limited = await startApi({ rateLimit: 3 });
  try {
    const statuses = [];
    let last: Response | undefined;
    for (let i = 0; i < 5; i++) {
      last = await fetch(`${limited.url}/api/session`);
      statuses.push(last.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(last?.headers.get('retry-after')).toBeTruthy();
    expect(await last?.json()).toMatchObject({ code: 'trop-de-requetes' });
  } finally {
    await limited.close();
  }
});

test('readiness follows the database, health does not', async () => {
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${api.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
});

test('the API describes itself for machines and for people', async () => {
  const answer = await fetch(`${api.url}/api/openapi.json`);
  const document = (await answer.json()) as { paths: Record<string, object> };
  const described = (await listCalls()).filter(({ method }) => method !== 'HEAD');
  const paths = new Set(described.map(({ path }) => path));
  expect(Object.keys(document.paths).sort()).toEqual([...paths].sort());
  const page = await (await fetch(`${api.url}/api/docs`)).text();
  expect(page).toContain('/api/messages/{id}');
});

/** fetch() would normalise the path. */
function statusOfRawPath(path: string): Promise<number> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}
