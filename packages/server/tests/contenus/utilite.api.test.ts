import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { listUtilites } from '../../src/contenus/utilite.sql.ts';
import { MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { connecter } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { insertFaq, insertPages } from './contenus.ts';

const PAGE = '/api/contenus/pages/33/utilite';
const QUESTION = '/api/faq/2/utilite';

let equipe: Equipe;
beforeAll(async () => {
  equipe = await startEquipe();
  await insertPages(equipe.pool);
  await insertFaq(equipe.pool);
});
beforeEach(() => equipe.pool.execute(sql`delete from utilite`));
afterAll(() => equipe.api.close());

const dire = (who: Visitor, path: string, body: unknown = { utile: true }) =>
  who.call('PUT', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const visiteur = () => newVisitor(equipe.api.url);
const acheteur = () => connecter(equipe.api.url, { identifiant: MOREL });
const comptes = async () =>
  (await listUtilites(equipe.pool)).map(({ genre, id, oui, non }) => [genre, id, oui, non]);

test('what readers say is counted, page by page and question by question', async () => {
  for (const utile of [true, true, false]) {
    expect((await dire(await visiteur(), PAGE, { utile })).status).toBe(204);
  }
  expect((await dire(await visiteur(), QUESTION, { utile: false })).status).toBe(204);
  expect(await comptes()).toEqual([
    ['question', 2, 0, 1],
    ['page', 33, 2, 1],
  ]);
});

test('a visitor counts once; what they say later takes the place of the first', async () => {
  const who = await visiteur();
  await dire(who, PAGE);
  await dire(who, PAGE);
  expect(await comptes()).toEqual([['page', 33, 1, 0]]);
  await dire(who, PAGE, { utile: false });
  expect(await comptes()).toEqual([['page', 33, 0, 1]]);
});

test('a person counts once on all their devices, and for all requests of one moment', async () => {
  const [bureau, telephone] = [await acheteur(), await acheteur()];
  const answers = await Promise.all(
    [bureau, telephone, bureau, telephone].map((who) => dire(who, QUESTION)),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await comptes()).toEqual([['question', 2, 1, 0]]);
});

test('what was said stays counted once the session is over', async () => {
  await dire(await visiteur(), PAGE);
  await equipe.pool.execute(sql`delete from session where utilisateur_id is null`);
  expect(await comptes()).toEqual([['page', 33, 1, 0]]);
});

test.each([
  ['/api/contenus/pages/999/utilite', { utile: true }, 404, 'introuvable'],
  ['/api/faq/999/utilite', { utile: true }, 404, 'introuvable'],
  [PAGE, { utile: 'oui' }, 400, 'requete-invalide'],
  [QUESTION, {}, 400, 'requete-invalide'],
])('%s %j is refused', async (path, body, status, code) => {
  const answer = await dire(await visiteur(), path, body);
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  expect(await comptes()).toEqual([]);
});

test('a delegate judges nothing, neither for themselves nor for a customer', async () => {
  const seul = await signIn(equipe, 'DK07');
  const agissant = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  for (const who of [seul, agissant]) {
    const answer = await dire(who, PAGE);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'acces-interdit' });
  }
  expect(await comptes()).toEqual([]);
});
