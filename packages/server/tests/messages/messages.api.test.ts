import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeBase64 } from '@comptoir/contract/http/base64.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { messagesConcernes } from '../../src/messages/messages.public.ts';
import { buildGolden, buildLieux, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
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

const idsOf = async (visitor: Visitor) => (await readMessages(visitor)).map(({ id }) => id);

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
  expect(await idsOf(deux)).toEqual([id]);
  // Dismissed by one, it is still there for the other.
  expect((await un.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
  expect((await un.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
  expect(await idsOf(un)).toEqual([]);
  expect((await un.call('GET', '/api/messages')).headers.get('x-messages')).toBeNull();
  expect(await idsOf(deux)).toEqual([id]);
  await api.pool.execute(sql`delete from message where id = ${id}`);
});

test('a message is told from its beginning to its end', async () => {
  const visitor = await newVisitor(api.url);
  const passe = await diffuser({ cible: 'tous', debut: -2, fin: -1 });
  const futur = await diffuser({ cible: 'tous', debut: 1, fin: 2 });
  expect(await idsOf(visitor)).toEqual([]);
  for (const id of [passe, futur]) {
    expect((await visitor.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
  }
});

test('a message for who is signed in, or for a company, is shown to them, and dismissed by a person wherever they are', async () => {
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
  expect(await idsOf(visitor)).toEqual([]);
  expect(await idsOf(autre)).toEqual([connectes]);
  expect(await idsOf(acheteur)).toEqual([connectes, compte]);
  expect((await autre.call('DELETE', `/api/messages/${compte}`)).status).toBe(404);
  expect((await acheteur.call('DELETE', `/api/messages/${compte}`)).status).toBe(204);
  expect(await idsOf(await newBuyer(api, MOREL))).toEqual([connectes]);
});

test('X-Messages is True on any call as long as a message waits, however long ago it was written', async () => {
  const acheteur = await newBuyer(api, MOREL);
  const id = await diffuser({ cible: 'tous', debut: -10, fin: 10 });
  for (const path of ['/api/panier', '/api/profil', '/api/messages']) {
    const { headers } = await acheteur.call('GET', path);
    expect(headers.get('x-messages')).toBe('True');
  }
  const avant = (await acheteur.call('GET', '/api/profil')).headers.get('x-messages-etat');
  const autre = await diffuser({ cible: 'tous' });
  const apres = (await acheteur.call('GET', '/api/profil')).headers.get('x-messages-etat');
  expect(apres).not.toBe(avant);
  await api.pool.execute(sql`delete from message where id = any(${[id, autre]}::int[])`);
});

test('a message of a person is theirs on every device, leads somewhere, and is gone once dismissed', async () => {
  const [un, deux] = [await newBuyer(api, MOREL), await newBuyer(api, MOREL)];
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into message (cible, utilisateur_id, niveau, texte, lien, objet)
    select 'utilisateur', id, 'info', ${TEXTE}::jsonb, '/mon-compte/commandes/abc', 'commande 7'
      from utilisateur where email = ${MOREL} returning message.id`);
  const plusTard = await newBuyer(api, MOREL);
  for (const who of [un, deux, plusTard]) {
    expect(await readMessages(who)).toContainEqual(
      expect.objectContaining({ id, lien: '/mon-compte/commandes/abc' }),
    );
  }
  expect(await idsOf(await newBuyer(api, LEMAIRE))).not.toContain(id);
  expect((await (await newBuyer(api, LEMAIRE)).call('DELETE', `/api/messages/${id}`)).status).toBe(
    404,
  );
  expect((await un.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
  expect(await idsOf(deux)).not.toContain(id);
});

test('a message of some departments is told to companies and visitors of them alone', async () => {
  const id = await diffuser({ cible: 'tous' });
  await api.pool.execute(sql`
    update message set departements = array['38', '2B', '974'] where id = ${id}`);
  const situer = (codePostal: string) =>
    api.pool.execute(sql`
      update compte set code_postal = ${codePostal}
       where id = (select compte_id from utilisateur where email = ${MOREL})`);
  const visitor = await newVisitor(api.url);
  const acheteur = await newBuyer(api, MOREL);
  const vu = async (codePostal: string) => {
    await situer(codePostal);
    const { headers } = await acheteur.call('GET', '/api/profil');
    const lu = (await idsOf(acheteur)).includes(id);
    expect(headers.get('x-messages') === 'True').toBe((await idsOf(acheteur)).length > 0);
    return lu;
  };
  expect(await vu('38000')).toBe(true);
  expect(await vu('20200')).toBe(true);
  expect(await vu('97400')).toBe(true);
  expect(await vu('20000')).toBe(false);
  expect(await vu('44000')).toBe(false);
  expect(await idsOf(visitor)).not.toContain(id);
  expect((await visitor.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
  // Who has no company there may have a store there.
  await buildLieux(api.pool, golden.vis);
  const { magasin } = await api.pool.one<{ magasin: number }>(
    sql`select min(id) as magasin from magasin where actif`,
  );
  await api.pool.execute(sql`
    update message set departements = (select array[departement_code] from magasin where id = ${magasin})
     where id = ${id}`);
  await visitor.call('PUT', '/api/profil/magasin-reference', {
    body: JSON.stringify({ magasinId: magasin }),
    headers: { 'content-type': 'application/json' },
  });
  expect(await idsOf(visitor)).toContain(id);
  await api.pool.execute(sql`delete from message where id = ${id}`);
});

test('whether messages wait is found by indexes, however many people have some', async () => {
  await api.pool.execute(sql`
    insert into message (cible, utilisateur_id, niveau, texte)
    select 'utilisateur', (select id from utilisateur where email = ${LEMAIRE}), 'info',
           ${TEXTE}::jsonb from generate_series(1, 20000)`);
  await api.pool.execute(sql`analyze message`);
  const colonne = (valeur: number) => sql`${valeur}::int`;
  const plan = await api.pool.query<{ 'QUERY PLAN': string }>(sql`
    explain ${messagesConcernes(
      {
        sessionId: sql`${1}::bigint`,
        utilisateurId: colonne(1),
        isConnecte: sql`true`,
        compteId: colonne(1),
        magasinId: colonne(1),
      },
      sql`me.id`,
    )}`);
  const lignes = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lignes).not.toContain('Seq Scan on message me');
});
