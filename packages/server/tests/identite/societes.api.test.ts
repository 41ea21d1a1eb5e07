import type { CompteProposable } from '@comptoir/contract/identite/connexion.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, MOREL } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { connecter, insertDelegue, insertMotDePasse, type Connecte } from './personnes.ts';

const PAUL = 'deux@comptes.test';

let api: TestApi;
let vis: number;
/** Paul of each company. */
let chezMorel: number;
let chezLemaire: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  ({ vis } = golden);
  for (const email of [MOREL, PAUL]) await insertMotDePasse(api.pool, email);
  await insertDelegue(api.pool, 'DK07');
  const paul = (compteId: number) =>
    api.pool.one<{ id: number }>(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role)
      values (${compteId}, ${PAUL}, 'Rousseau', 'Paul', 'acheteur')
      returning id`);
  ({ id: chezMorel } = await paul(golden.morel));
  ({ id: chezLemaire } = await paul(golden.lemaire));
});
afterAll(() => api.close());
beforeEach(() => api.pool.execute(sql`delete from panier`));

const societesOf = async (who: Visitor) => {
  const answer = await who.call('GET', '/api/profil/societes');
  return ((await answer.json()) as { societes: CompteProposable[] }).societes;
};

async function passerA(who: Visitor, utilisateurId: number): Promise<Connecte> {
  const answer = await who.call('PUT', '/api/session/societe', {
    body: JSON.stringify({ utilisateurId }),
    headers: { 'content-type': 'application/json' },
  });
  const body = (await answer.json()) as Record<string, unknown>;
  const { token } = body as { token?: { access_token: string } };
  return {
    answer,
    body,
    cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? who.cookie,
    call: (method, path, init = {}) =>
      fetch(api.url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token?.access_token ?? ''}`, ...init.headers },
      }),
  };
}

async function nombreDeLignes(who: Visitor): Promise<number> {
  const answer = await who.call('HEAD', '/api/panier');
  return Number(answer.headers.get('x-nombre-articles'));
}

describe('a person of two companies', () => {
  test('is told both', async () => {
    const paul = await connecter(api.url, { identifiant: PAUL, utilisateurId: chezMorel });
    const ids = (await societesOf(paul)).map(({ utilisateurId }) => utilisateurId);
    expect(new Set(ids)).toEqual(new Set([chezMorel, chezLemaire]));
  });

  test('goes over to the other without signing out, and finds the basket left there', async () => {
    const avant = await connecter(api.url, { identifiant: PAUL, utilisateurId: chezMorel });
    await avant.call('PUT', `/api/panier/articles/${vis}`);
    const chez = await passerA(avant, chezLemaire);
    expect(chez.answer.status).toBe(200);
    expect(chez.answer.headers.get('cache-control')).toBe('no-store');
    expect(chez.body).toMatchObject({
      isAuthenticated: true,
      sessionCourante: { consultation: true, compte: { code: 'C002' } },
    });
    expect(await nombreDeLignes(chez)).toBe(0);
    const retour = await passerA(chez, chezMorel);
    expect(await nombreDeLignes(retour)).toBe(1);
  });

  test('whose other tab still shows the company before writes nothing to either', async () => {
    const avant = await connecter(api.url, { identifiant: PAUL, utilisateurId: chezMorel });
    const chez = await passerA(avant, chezLemaire);
    const answer = await avant.call('PUT', `/api/panier/articles/${vis}`);
    expect(answer.status).toBe(401);
    expect(await nombreDeLignes(chez)).toBe(0);
  });

  test('does not go over to one that let them go', async () => {
    const paul = await connecter(api.url, { identifiant: PAUL, utilisateurId: chezMorel });
    await api.pool.execute(sql`update utilisateur set etat = 'attente' where id = ${chezLemaire}`);
    expect((await passerA(paul, chezLemaire)).body).toMatchObject({ code: 'introuvable' });
    expect(await societesOf(paul)).toHaveLength(1);
    await api.pool.execute(sql`update utilisateur set etat = 'actif' where id = ${chezLemaire}`);
  });
});

test('nobody becomes someone else', async () => {
  const morel = await connecter(api.url, { identifiant: MOREL });
  const { answer, body } = await passerA(morel, chezLemaire);
  expect(answer.status).toBe(404);
  expect(body).toMatchObject({ code: 'introuvable' });
  const visiteur = await passerA(await newVisitor(api.url), chezMorel);
  expect(visiteur.answer.status).toBe(401);
  const delegue = await passerA(await connecter(api.url, { identifiant: 'DK07' }), chezMorel);
  expect(delegue.body).toMatchObject({ code: 'acces-interdit' });
});
