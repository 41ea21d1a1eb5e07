import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeBase64 } from '@comptoir/contract/base64.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const TEXTE = JSON.stringify({
  fr: 'Commande prête à Nantes : 12 cartons',
  en: 'Order ready in Nantes: 12 boxes',
  es: 'Pedido listo en Nantes: 12 cajas',
});

/** Gives the newest session a message. */
async function addMessage(): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into message (session_id, niveau, texte)
    select max(id), 'info', ${TEXTE}::jsonb from session returning id`);
  return id;
}

async function readMessages(visitor: Visitor, langue = 'fr') {
  const answer = await visitor.call('GET', '/api/messages', {
    headers: { 'accept-language': langue },
  });
  const { messages } = (await answer.json()) as { messages: string };
  return JSON.parse(decodeBase64(messages)) as { id: number; niveau: string; libelle: string }[];
}

test('a visitor without messages is not told of any', async () => {
  const visitor = await newVisitor(api.url);
  const answer = await visitor.call('GET', '/api/messages');
  expect(answer.headers.get('x-messages')).toBeNull();
  expect(await readMessages(visitor)).toEqual([]);
});

test('X-Messages tells that messages wait, and they are base64 of UTF-8 in the language asked', async () => {
  const visitor = await newVisitor(api.url);
  const id = await addMessage();
  const answer = await visitor.call('GET', '/api/messages');
  expect(answer.headers.get('x-messages')).toBe('True');
  expect(await readMessages(visitor)).toEqual([
    { id, niveau: 'info', libelle: 'Commande prête à Nantes : 12 cartons' },
  ]);
  expect((await readMessages(visitor, 'es'))[0]?.libelle).toContain('Pedido listo');
});

test('a dismissed message is gone for good', async () => {
  const visitor = await newVisitor(api.url);
  const id = await addMessage();
  expect((await visitor.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
  expect(await readMessages(visitor)).toEqual([]);
  expect((await visitor.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
});

test("another session's message does not exist", async () => {
  const owner = await newVisitor(api.url);
  const id = await addMessage();
  const other = await newVisitor(api.url);
  const answer = await other.call('DELETE', `/api/messages/${id}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  expect(await readMessages(owner)).toHaveLength(1);
});

test.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])(
  'the message id %s is an invalid request',
  async (id) => {
    const visitor = await newVisitor(api.url);
    const answer = await visitor.call('DELETE', `/api/messages/${id}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'requete-invalide' });
  },
);
