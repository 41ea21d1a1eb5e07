import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor } from '../visitors.ts';

let api: TestApi;
beforeAll(async () => {
  const prepare = (pool: Pool) => pool.execute(sql`delete from terme_cherche`);
  api = await startApi({}, { index: true, demo: true, prepare });
}, 60_000);
afterAll(() => api.close());

it('words are counted for those with a session, with what they find and whether it is opened', async () => {
  const search = (q: string) => `/api/recherche?q=${encodeURIComponent(q)}`;
  const visitor = await newVisitor(api.url);
  const buyer = await newBuyer(api, 'oliver@dordogne-joinery.test');
  const { code } = await api.pool.one<{ code: string }>(sql`
    select r.code
      from reference_client r
      join compte c on c.id = r.compte_id
     where c.raison_sociale = 'Dordogne Joinery Ltd'
     order by r.code limit 1`);
  await fetch(api.url + search('marteau'));
  await visitor.call('GET', search('qqzzxx'));
  await visitor.call('GET', search('marteua'));
  await visitor.call('GET', search('marteau qqzzxx'));
  await visitor.call('GET', search('VBF-04016-ZJ'));
  await visitor.call('GET', `${search('tirefond')}&page=2`);
  await buyer.call('GET', search(code));
  for (const person of [visitor, visitor, buyer]) {
    await person.call('GET', search('Tirefond hexagonal'), {
      headers: { 'accept-language': 'fr' },
    });
  }
  const french = { headers: { 'accept-language': 'fr', 'content-type': 'application/json' } };
  const body = JSON.stringify({ q: 'tirefond hexagonal' });
  const choice = await buyer.call('POST', '/api/recherche/choix', { ...french, body });
  expect(choice.status).toBe(204);
  const stranger = await fetch(`${api.url}/api/recherche/choix`, {
    method: 'POST',
    ...french,
    body,
  });
  expect([stranger.status, stranger.headers.get('set-cookie')]).toEqual([204, null]);
  const counted = () =>
    api.pool.query(sql`
      select terme, sessions, choix, trouves > 0 as trouve, ecarts
        from terme_cherche
       order by terme`);
  const once = { sessions: 1, choix: 0, trouve: true, ecarts: '' };
  await expect.poll(counted, { timeout: 10_000 }).toEqual([
    { ...once, terme: 'marteau qqzzxx', ecarts: 'qqzzxx' },
    { ...once, terme: 'marteua', ecarts: 'marteau' },
    { ...once, terme: 'qqzzxx', trouve: false },
    { ...once, terme: 'tirefond hexagonal', sessions: 2, choix: 1 },
  ]);
}, 20_000);
