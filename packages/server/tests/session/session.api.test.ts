import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor } from '../visitors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Session {
  isAuthenticated: boolean;
  token: { access_token: string; expires_at: string };
  sessionCourante: { consultation: boolean };
}

async function readSession(cookie?: string) {
  const answer = await fetch(`${api.url}/api/session`, { headers: cookie ? { cookie } : {} });
  return { answer, session: (await answer.json()) as Session };
}

test('starts an anonymous session where there is none', async () => {
  const { answer, session } = await readSession();
  expect(answer.status).toBe(200);
  expect(session.isAuthenticated).toBe(false);
  expect(session.sessionCourante.consultation).toBe(false);
  expect(new Date(session.token.expires_at).getTime()).toBeGreaterThan(Date.now());
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^comptoir_session=[\w-]{43};/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the cookie is Secure and bound to the host when the shop is on https', async () => {
  const secure = await startApi({ url: 'https://comptoir.test' });
  try {
    const answer = await fetch(`${secure.url}/api/session`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-comptoir_session=.*Secure/);
  } finally {
    await secure.close();
  }
});

test('the cookie gives another bearer of the same session', async () => {
  const visitor = await newVisitor(api.url);
  const before = await count('session');
  const { answer, session } = await readSession(visitor.cookie);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(session.token.access_token).toMatch(/^[\w-]{43}$/);
  expect(await count('session')).toBe(before);
});

test('only hashes of tokens are stored', async () => {
  const visitor = await newVisitor(api.url);
  const token = visitor.cookie.split('=')[1] ?? '';
  const [row] = await api.pool.query<{ n: number }>(
    sql`select count(*) as n from session where encode(jeton_hash, 'escape') like ${`%${token}%`}`,
  );
  expect(row?.n).toBe(0);
});

test('the cookie alone authorises no call', async () => {
  const { cookie } = await newVisitor(api.url);
  const answer = await fetch(`${api.url}/api/messages`, { headers: { cookie } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'non-authentifie' });
});

test.each([
  'Bearer',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  'Basic abc',
  `Bearer ${'é'.repeat(43)}`,
])('refuses the authorization %s and the session survives', async (authorization) => {
  const visitor = await newVisitor(api.url);
  const answer = await fetch(`${api.url}/api/messages`, {
    headers: { authorization: Buffer.from(authorization).toString('latin1') },
  });
  expect(answer.status).toBe(401);
  expect((await visitor.call('GET', '/api/messages')).status).toBe(200);
});

test.each([
  'comptoir_session=',
  'comptoir_session=%%%',
  `comptoir_session=${'z'.repeat(5000)}`,
  '=;;=,',
])('a bad cookie gives a new session, not an error: %s', async (cookie) => {
  const { answer } = await readSession(cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});

test('an expired bearer is refused, an expired session starts anew', async () => {
  const visitor = await newVisitor(api.url);
  await api.pool.execute(
    sql`update session_acces set cree_le = now() - interval '2 hours', expire_le = now() - interval '1 second'`,
  );
  expect((await visitor.call('GET', '/api/messages')).status).toBe(401);
  await api.pool.execute(
    sql`update session set cree_le = now() - interval '60 days', expire_le = now() - interval '1 second'`,
  );
  const { answer } = await readSession(visitor.cookie);
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});

test('ending the session stops its cookie and its bearers', async () => {
  const visitor = await newVisitor(api.url);
  const ended = await visitor.call('DELETE', '/api/session');
  expect(ended.status).toBe(204);
  expect(ended.headers.getSetCookie()[0]).toMatch(/^comptoir_session=;/);
  expect((await visitor.call('GET', '/api/messages')).status).toBe(401);
  const { answer } = await readSession(visitor.cookie);
  expect(answer.headers.getSetCookie()[0]).not.toContain(visitor.cookie);
});

test('a visit slides the expiry of an older session', async () => {
  const visitor = await newVisitor(api.url);
  await api.pool.execute(
    sql`update session set cree_le = now() - interval '10 days', vue_le = now() - interval '9 days', expire_le = now() + interval '1 day'`,
  );
  await visitor.call('GET', '/api/messages');
  const [row] = await api.pool.query<{ n: number }>(
    sql`select count(*) as n from session where expire_le > now() + interval '29 days'`,
  );
  expect(row?.n).toBe(1);
});

async function count(table: 'session'): Promise<number> {
  const statement = { session: sql`select count(*) as n from session` }[table];
  return (await api.pool.one<{ n: number }>(statement)).n;
}
