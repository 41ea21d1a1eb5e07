import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFrein } from '../../src/identite/connexion/freins.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL } from '../articles/golden.ts';
import { newVisitor } from '../visitors.ts';
import { connecter, insertDelegue, insertMotDePasse } from './personnes.ts';

let api: TestApi;
let vis: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  ({ vis } = golden);
  await insertMotDePasse(api.pool, MOREL);
  await insertMotDePasse(api.pool, LEMAIRE);
  await insertMotDePasse(api.pool, 'deux@comptes.test');
  await api.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${golden.morel}, 'deux@comptes.test', 'Rousseau', 'Paul', 'acheteur'),
      (${golden.lemaire}, 'deux@comptes.test', 'Rousseau', 'Paul', 'administrateur'),
      (${golden.morel}, 'jamais@morel.test', 'Petit', 'Léa', 'acheteur'),
      (${golden.morel}, 'attente@morel.test', 'Roy', 'Max', 'acheteur')`);
  await insertMotDePasse(api.pool, 'attente@morel.test');
  await api.pool.execute(
    sql`update utilisateur set etat = 'attente' where email = 'attente@morel.test'`,
  );
  await insertDelegue(api.pool, 'DK07');
});
afterAll(() => api.close());
beforeEach(() => api.pool.execute(sql`delete from connexion_echouee`));

describe('signing in', () => {
  test('by address and password gives a session that stands for the person', async () => {
    const { answer, body } = await connecter(api.url, { identifiant: ` ${MOREL.toUpperCase()} ` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      isAuthenticated: true,
      sessionCourante: { consultation: false, compte: { code: 'C001' } },
    });
  });

  test('replaces the cookie and the bearer: what someone knew before is worth nothing', async () => {
    const visitor = await newVisitor(api.url);
    const signed = await connecter(api.url, { identifiant: MOREL }, visitor);
    expect(signed.cookie).not.toBe(visitor.cookie);
    expect((await visitor.call('GET', '/api/profil')).status).toBe(401);
    const fixed = await fetch(`${api.url}/api/session`, { headers: { cookie: visitor.cookie } });
    expect(await fixed.json()).toMatchObject({ isAuthenticated: false });
    expect((await signed.call('GET', '/api/profil')).status).toBe(200);
  });

  test('the cookie alone does nothing but give a bearer', async () => {
    const { cookie } = await connecter(api.url, { identifiant: MOREL });
    const put = await fetch(`${api.url}/api/panier/articles/${vis}`, {
      method: 'PUT',
      headers: { cookie },
    });
    expect(put.status).toBe(401);
    expect((await fetch(`${api.url}/api/session`, { headers: { cookie } })).status).toBe(200);
  });

  test('after signing out neither the cookie nor the bearer works', async () => {
    const who = await connecter(api.url, { identifiant: MOREL });
    expect((await who.call('DELETE', '/api/session')).status).toBe(204);
    expect((await who.call('GET', '/api/profil')).status).toBe(401);
    const again = await fetch(`${api.url}/api/session`, { headers: { cookie: who.cookie } });
    expect(await again.json()).toMatchObject({ isAuthenticated: false });
  });

  test('a blocked compte signs in to look', async () => {
    const { body } = await connecter(api.url, { identifiant: LEMAIRE });
    expect(body).toMatchObject({ sessionCourante: { consultation: true } });
  });

  test('a delegate signs in by their code or their address, for half a day', async () => {
    for (const identifiant of ['dk07', 'DK07@comptoir.test']) {
      const { answer, body } = await connecter(api.url, { identifiant });
      expect(body).toMatchObject({ isAuthenticated: true });
      expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=43200/);
    }
  });
});

describe('a person of several companies', () => {
  const identifiant = 'deux@comptes.test';

  test('is asked which one, then signs in for it', async () => {
    const { answer, body } = await connecter(api.url, { identifiant });
    expect(answer.status).toBe(409);
    expect(body).toMatchObject({
      code: 'choix-compte',
      data: { comptes: [{ code: 'C001' }, { code: 'C002', bloque: true }] },
    });
    const { comptes } = body.data as { comptes: { utilisateurId: number }[] };
    const second = await connecter(api.url, {
      identifiant,
      utilisateurId: comptes[1]?.utilisateurId,
    });
    expect(second.body).toMatchObject({ sessionCourante: { compte: { code: 'C002' } } });
  });

  test('cannot choose that of another', async () => {
    const { id } = await api.pool.one<{ id: number }>(
      sql`select id from utilisateur where email = ${MOREL}`,
    );
    const { answer, body } = await connecter(api.url, { identifiant, utilisateurId: id });
    expect(answer.status).toBe(409);
    expect(body).toMatchObject({ code: 'choix-compte' });
  });

  test('is told nothing without the right password', async () => {
    const { answer, body } = await connecter(api.url, { identifiant, motDePasse: 'faux' });
    expect(answer.status).toBe(403);
    expect(body).toEqual(expect.objectContaining({ code: 'identifiants-refuses', data: {} }));
  });
});

describe('a refusal', () => {
  test.each([
    ['an unknown address', { identifiant: 'personne@nulle-part.test' }],
    ['a wrong password', { identifiant: MOREL, motDePasse: 'rabot' }],
    ['someone who never chose a password', { identifiant: 'jamais@morel.test' }],
    ['someone their company has not accepted yet', { identifiant: 'attente@morel.test' }],
    ['a delegate with a wrong password', { identifiant: 'DK07', motDePasse: 'rabot' }],
    ['an unknown delegate', { identifiant: 'ZZ99' }],
  ])('of %s is the same', async (_who, tried) => {
    const { answer, body } = await connecter(api.url, tried);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(body).toMatchObject({ code: 'identifiants-refuses', data: {} });
  });

  test.each([{}, { identifiant: '' }, { identifiant: 12 }, { identifiant: 'a', motDePasse: '' }])(
    'of %j is an invalid request',
    async (tried) => {
      expect((await connecter(api.url, tried)).answer.status).toBe(400);
    },
  );
});

describe('guessing', () => {
  test('has to wait after five wrong passwords, even with the right one', async () => {
    for (let n = 0; n < 5; n++) {
      const { answer } = await connecter(api.url, { identifiant: MOREL, motDePasse: `faux${n}` });
      expect(answer.status).toBe(403);
    }
    const { answer, body } = await connecter(api.url, { identifiant: MOREL });
    expect(answer.status).toBe(429);
    expect(body).toMatchObject({ code: 'trop-de-tentatives', data: { secondes: 2 } });
    // Someone else of the same place is not held up.
    expect((await connecter(api.url, { identifiant: LEMAIRE })).answer.status).toBe(200);
    await api.pool.execute(
      sql`update connexion_echouee set derniere_le = now() - interval '3 seconds'`,
    );
    expect((await connecter(api.url, { identifiant: MOREL })).answer.status).toBe(200);
    // The right one starts afresh.
    const next = await connecter(api.url, { identifiant: MOREL, motDePasse: 'faux' });
    expect(next.answer.status).toBe(403);
  });

  test('one password on many accounts from one place is held up too', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        connecter(api.url, { identifiant: `essai${n}@nulle-part.test` }),
      ),
    );
    // However long those took.
    await api.pool.execute(sql`update connexion_echouee set derniere_le = now()`);
    const { answer } = await connecter(api.url, { identifiant: MOREL });
    expect(answer.status).toBe(429);
  });

  test('three hundred guesses sent together are three hundred guesses', async () => {
    await api.pool.execute(sql`delete from connexion_echouee`);
    await api.pool.execute(sql`delete from connexion_connue`);
    const guesses = Array.from({ length: 300 }, (_, n) =>
      connecter(api.url, { identifiant: LEMAIRE, ...(n < 299 && { motDePasse: `faux${n}` }) }),
    );
    const begun = performance.now();
    const statuses = (await Promise.all(guesses)).map(({ answer }) => answer.status);
    // Five, and one more after each wait that passed meanwhile: 2, 4, 8… seconds.
    const waits = Math.floor(Math.log2(1 + (performance.now() - begun) / 2000));
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5 + waits);
    expect(statuses).not.toContain(200);
  });

  test('strangers who try an account elsewhere do not lock out who signed in here before', async () => {
    await api.pool.execute(sql`delete from connexion_echouee`);
    expect((await connecter(api.url, { identifiant: LEMAIRE })).answer.status).toBe(200);
    const ailleurs = createFrein({ identifiant: LEMAIRE, adresse: '198.51.100.7' });
    await expect(
      (async () => {
        for (let n = 0; n < 20; n++) await ailleurs.essayer(api.pool);
      })(),
    ).rejects.toMatchObject({ code: 'trop-de-tentatives' });
    expect((await connecter(api.url, { identifiant: LEMAIRE })).answer.status).toBe(200);
    // From a place never seen, one waits with everybody else.
    const inconnu = createFrein({ identifiant: LEMAIRE, adresse: '203.0.113.9' });
    for (let n = 0; n < 5; n++) await ailleurs.essayer(api.pool).catch(() => {});
    await expect(inconnu.essayer(api.pool)).rejects.toMatchObject({ code: 'trop-de-tentatives' });
  });

  test('what is typed as an identifier is not kept', async () => {
    await connecter(api.url, { identifiant: 'mon-mot-de-passe' });
    const [row] = await api.pool.query<{ texte: string }>(
      sql`select connexion_echouee::text as texte from connexion_echouee`,
    );
    expect(row?.texte).not.toContain('mot-de-passe');
  });
});
