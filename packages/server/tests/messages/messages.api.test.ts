import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeBase64 } from '@comptoir/contract/base64.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL } from '../articles/golden.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

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

interface Diffusee {
  cible: 'tous' | 'connectes' | 'compte';
  compteId?: number;
  /** Days from now. */
  debut?: number;
  fin?: number;
}

async function diffuser({ cible, compteId, debut = 0, fin = 1 }: Diffusee): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into message (cible, compte_id, niveau, texte, titre, page, a_lire, debut, fin)
    values (${cible}, ${compteId ?? null}, 'avertissement', ${TEXTE}::jsonb, ${TEXTE}::jsonb,
            '/panier', true, now() + make_interval(days => ${debut}),
            now() + make_interval(days => ${fin}))
    returning id`);
  return id;
}

const idsDe = async (visitor: Visitor) => (await readMessages(visitor)).map(({ id }) => id);

test('a message for everyone is told to every session, and announced to those who are there', async () => {
  const [un, deux] = [await newVisitor(api.url), await newVisitor(api.url)];
  const id = await diffuser({ cible: 'tous' });
  const answer = await un.call('GET', '/api/messages');
  expect(answer.headers.get('x-messages')).toBe('True');
  expect(await readMessages(un, 'en')).toEqual([
    {
      id,
      niveau: 'avertissement',
      libelle: 'Order ready in Nantes: 12 boxes',
      titre: 'Order ready in Nantes: 12 boxes',
      page: '/panier',
      aLire: true,
    },
  ]);
  expect(await idsDe(deux)).toEqual([id]);
  // Dismissed by one, it is still there for the other.
  expect((await un.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
  expect((await un.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
  expect(await idsDe(un)).toEqual([]);
  expect((await un.call('GET', '/api/messages')).headers.get('x-messages')).toBeNull();
  expect(await idsDe(deux)).toEqual([id]);
  await api.pool.execute(sql`delete from message where id = ${id}`);
});

test('a message is told from its beginning to its end', async () => {
  const visitor = await newVisitor(api.url);
  const passe = await diffuser({ cible: 'tous', debut: -2, fin: -1 });
  const futur = await diffuser({ cible: 'tous', debut: 1, fin: 2 });
  expect(await idsDe(visitor)).toEqual([]);
  for (const id of [passe, futur]) {
    expect((await visitor.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
  }
});

test('a message for who is signed in, or for a company, is told to them, and dismissed by a person wherever he is', async () => {
  await buildGolden(api.pool);
  const { id: morel } = await api.pool.one<{ id: number }>(
    sql`select compte_id as id from utilisateur where email = ${MOREL}`,
  );
  const connectes = await diffuser({ cible: 'connectes' });
  const compte = await diffuser({ cible: 'compte', compteId: morel });
  const [visitor, acheteur, autre] = [
    await newVisitor(api.url),
    await newBuyer(api, MOREL),
    await newBuyer(api, LEMAIRE),
  ];
  expect(await idsDe(visitor)).toEqual([]);
  expect(await idsDe(autre)).toEqual([connectes]);
  expect(await idsDe(acheteur)).toEqual([connectes, compte]);
  expect((await autre.call('DELETE', `/api/messages/${compte}`)).status).toBe(404);
  expect((await acheteur.call('DELETE', `/api/messages/${compte}`)).status).toBe(204);
  expect(await idsDe(await newBuyer(api, MOREL))).toEqual([connectes]);
});
