import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { deleteExpired } from '../../src/session/session.public.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { buildGolden } from '../articles/golden.ts';
import { insertUtilisateur } from '../avis/acheteurs.ts';

let api: TestApi;
/** One by one. */
let vis: number;
/** By five, from ten on. */
let perceuse: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  ({ vis, perceuse } = golden);
  await api.pool.execute(sql`update article set multiple = 5, minimum = 10 where id = ${perceuse}`);
  await insertUtilisateur(api.pool, golden.morel, {
    prenom: 'Hélène',
    nom: 'Morel',
    email: 'h@morel.test',
  });
});
afterAll(() => api.close());

const visiteur = () => newVisitor(api.url);

function ajouter(who: Visitor, id: number | string, query = '', cle?: string): Promise<Response> {
  return who.call('PUT', `/api/panier/articles/${id}${query}`, {
    headers: cle === undefined ? {} : { 'idempotency-key': cle },
  });
}

function ajouterTous(who: Visitor, lot: unknown, cle?: string): Promise<Response> {
  return who.call('PUT', '/api/panier/articles', {
    body: JSON.stringify(lot),
    headers: {
      'content-type': 'application/json',
      ...(cle === undefined ? {} : { 'idempotency-key': cle }),
    },
  });
}

async function ok(answer: Promise<Response>): Promise<EcriturePanier> {
  const response = await answer;
  expect(response.status).toBe(200);
  return (await response.json()) as EcriturePanier;
}

async function compter(who: Visitor): Promise<string | null> {
  const answer = await who.call('HEAD', '/api/panier');
  expect(answer.status).toBe(204);
  return answer.headers.get('x-nombre-articles');
}

describe('adding an article', () => {
  test('takes one unless told, then adds to the same line', async () => {
    const who = await visiteur();
    expect(await compter(who)).toBe('0');
    expect(await ok(ajouter(who, vis))).toEqual({
      version: expect.stringMatching(/^\d+-1$/),
      nombreArticles: 1,
      articles: [{ chantierId: expect.any(Number), articleId: vis, quantite: 1 }],
      messages: [],
    });
    expect(await ok(ajouter(who, vis, '?quantite=4'))).toMatchObject({
      nombreArticles: 1,
      articles: [{ articleId: vis, quantite: 5 }],
    });
    expect(await compter(who)).toBe('1');
  });

  test('goes up to the minimum, then to the next multiple, and says what was taken', async () => {
    const who = await visiteur();
    expect(await ok(ajouter(who, perceuse, '?quantite=3'))).toMatchObject({
      articles: [{ articleId: perceuse, quantite: 10 }],
      messages: [{ code: 'quantite-minimum', articleId: perceuse, demande: 3, quantite: 10 }],
    });
    expect(await ok(ajouter(who, perceuse, '?quantite=7'))).toMatchObject({
      articles: [{ articleId: perceuse, quantite: 20 }],
      messages: [{ code: 'quantite-multiple', articleId: perceuse, demande: 7, quantite: 10 }],
    });
    expect((await ok(ajouter(who, perceuse, '?quantite=5'))).messages).toEqual([]);
  });

  test('a withdrawn article is refused and changes nothing', async () => {
    const who = await visiteur();
    await ok(ajouter(who, vis));
    await api.pool.execute(sql`update article set retire = true where id = ${vis}`);
    const answer = await ajouter(who, vis);
    await api.pool.execute(sql`update article set retire = false where id = ${vis}`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'article-retire', data: { articleId: vis } });
    expect(await ok(ajouter(who, vis))).toMatchObject({ articles: [{ quantite: 2 }] });
  });

  test('an article that does not exist is not found, and opens no basket', async () => {
    const who = await visiteur();
    const answer = await ajouter(who, 999_999);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable' });
    expect(await compter(who)).toBe('0');
  });

  test.each(['?quantite=0', '?quantite=-1', '?quantite=1.5', '?quantite=x', '?quantite=10001'])(
    '%s is an invalid request',
    async (query) => {
      expect((await ajouter(await visiteur(), vis, query)).status).toBe(400);
    },
  );

  test.each(['0', 'abc', '99999999999'])('the identifier %s is an invalid request', async (id) => {
    expect((await ajouter(await visiteur(), id)).status).toBe(400);
  });

  test('a line never holds more than 10 000, and says so', async () => {
    const who = await visiteur();
    await ok(ajouter(who, vis, '?quantite=10000'));
    const answer = await ajouter(who, vis);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { champ: 'quantite', maximum: 10_000 } });
  });

  test('needs a bearer', async () => {
    const answer = await fetch(`${api.url}/api/panier/articles/${vis}`, { method: 'PUT' });
    expect(answer.status).toBe(401);
    expect((await fetch(`${api.url}/api/panier`, { method: 'HEAD' })).status).toBe(401);
  });
});

describe('adding several articles', () => {
  test('adds them in one go, an article named twice counting twice', async () => {
    const who = await visiteur();
    const lot = [
      { articleId: vis, quantite: 2 },
      { articleId: perceuse, quantite: 6 },
      { articleId: vis, quantite: 3 },
      { articleId: perceuse, quantite: 6 },
    ];
    expect(await ok(ajouterTous(who, lot))).toMatchObject({
      nombreArticles: 2,
      articles: [
        { articleId: vis, quantite: 5 },
        { articleId: perceuse, quantite: 15 },
      ],
      messages: [{ code: 'quantite-multiple', articleId: perceuse, demande: 12, quantite: 15 }],
    });
  });

  test('adds all of them or none', async () => {
    const who = await visiteur();
    const answer = await ajouterTous(who, [
      { articleId: vis, quantite: 1 },
      { articleId: 999_999, quantite: 1 },
    ]);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ data: { articleId: 999_999 } });
    expect(await compter(who)).toBe('0');
  });

  test('an empty list is refused in the words of the batch calls', async () => {
    const answer = await ajouterTous(await visiteur(), []);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'lot-sans-donnees' });
  });

  test.each([
    ['an object', { articleId: 1, quantite: 1 }],
    ['a line without a quantity', [{ articleId: 1 }]],
    ['a quantity as text', [{ articleId: 1, quantite: '1' }]],
    [
      'a thousand and one lines',
      Array.from({ length: 1001 }, () => ({ articleId: 1, quantite: 1 })),
    ],
  ])('%s is an invalid request', async (_what, lot) => {
    expect((await ajouterTous(await visiteur(), lot)).status).toBe(400);
  });
});

describe('at the same time', () => {
  test('fifty tabs that add the same article lose nothing', async () => {
    const who = await visiteur();
    await Promise.all(Array.from({ length: 50 }, () => ok(ajouter(who, vis, '?quantite=2'))));
    expect(await ok(ajouter(who, vis))).toMatchObject({
      nombreArticles: 1,
      articles: [{ quantite: 101 }],
    });
  });

  test('a phone and a PC of one person fill one basket', async () => {
    const [phone, pc] = await Promise.all([
      newBuyer(api, 'h@morel.test'),
      newBuyer(api, 'h@morel.test'),
    ]);
    await Promise.all([phone, pc, phone, pc].map((device) => ok(ajouter(device, vis))));
    expect(await ok(ajouter(pc, vis))).toMatchObject({ articles: [{ quantite: 5 }] });
    expect(await compter(phone)).toBe('1');
  });

  test('every change gives the basket a new version', async () => {
    const who = await visiteur();
    await Promise.all([1, 2, 3].map(() => ok(ajouter(who, vis))));
    await ajouter(who, 999_999);
    expect(await panierOf(who)).toMatchObject({ version: 3 });
  });
});

describe('an Idempotency-Key', () => {
  test('sent again answers the same and adds nothing', async () => {
    const who = await visiteur();
    const first = await ok(ajouter(who, perceuse, '?quantite=3', 'k-1'));
    await ok(ajouter(who, vis));
    expect(await ok(ajouter(who, perceuse, '?quantite=3', 'k-1'))).toEqual(first);
    expect(await ok(ajouter(who, perceuse, '?quantite=5', 'k-2'))).toMatchObject({
      articles: [{ quantite: 15 }],
    });
  });

  test('sent many times at once adds once', async () => {
    const who = await visiteur();
    const lot = [{ articleId: vis, quantite: 3 }];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ok(ajouterTous(who, lot, 'k-1'))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ok(ajouter(who, vis))).toMatchObject({ articles: [{ quantite: 4 }] });
  });

  test('of someone else means nothing here', async () => {
    await ok(ajouter(await visiteur(), vis, '?quantite=7', 'k-1'));
    expect(await ok(ajouter(await visiteur(), vis, '?quantite=2', 'k-1'))).toMatchObject({
      articles: [{ quantite: 2 }],
    });
  });

  test('used for another request is refused', async () => {
    const who = await visiteur();
    await ok(ajouter(who, vis, '?quantite=1', 'k-1'));
    const answer = await ajouter(who, vis, '?quantite=2', 'k-1');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { champ: 'Idempotency-Key' } });
  });

  test('of a refused request can be used again', async () => {
    const who = await visiteur();
    expect((await ajouter(who, 999_999, '', 'k-1')).status).toBe(404);
    await ok(ajouter(who, vis, '', 'k-1'));
  });

  test.each(['', 'x'.repeat(201), 'with space'])('« %s » is an invalid request', async (cle) => {
    expect((await ajouter(await visiteur(), vis, '', cle)).status).toBe(400);
  });
});

async function panierOf(who: Visitor) {
  const token = who.cookie.split('=')[1] ?? '';
  return api.pool.maybeOne<{ id: number; version: number }>(sql`
    select p.id, p.version
      from session s
      join panier p on p.session_id = s.id or p.utilisateur_id = s.utilisateur_id
     where s.jeton_hash = sha256(${token}::bytea)`);
}

test('a basket belongs to who filled it', async () => {
  const [one, other] = await Promise.all([visiteur(), visiteur()]);
  await ok(ajouter(one, vis));
  expect(await compter(other)).toBe('0');
});

test('a visitor’s basket goes with their session, that of an account stays', async () => {
  const who = await visiteur();
  const buyer = await newBuyer(api, 'h@morel.test');
  await Promise.all([ok(ajouter(who, vis)), ok(ajouter(buyer, vis))]);
  const anonyme = await panierOf(who);
  const signe = await panierOf(buyer);
  await api.pool.execute(
    sql`update session set cree_le = now() - interval '60 days', expire_le = now() - interval '1 hour'`,
  );
  await deleteExpired(api.pool);
  const left = await api.pool.query<{ id: number }>(sql`select id from panier`);
  expect(left.map(({ id }) => id)).toEqual([signe?.id]);
  expect(anonyme).toBeDefined();
  expect(await compter(await newBuyer(api, 'h@morel.test'))).toBe('1');
});
