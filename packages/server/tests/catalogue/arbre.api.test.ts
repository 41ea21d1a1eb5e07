import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { buildGolden } from '../articles/golden.ts';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  const { perceuse } = await buildGolden(api.pool);
  await api.pool.execute(sql`update article set retire = true where id = ${perceuse}`);
  visitor = await newVisitor(api.url);
});
afterAll(() => api.close());

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await visitor.call('GET', path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const summary = (noeuds: Noeud[]) =>
  noeuds.map(({ libelle, niveau, nombre }) => [libelle, niveau, nombre]);

test('the tree comes in walk order with what is on sale in and below each node', async () => {
  const { noeuds } = await read<{ noeuds: Noeud[] }>('/api/catalogue/arbre');
  expect(summary(noeuds)).toEqual([
    ['Fixation', 1, 1],
    ['Vis à bois', 2, 1],
    ['Électroportatif', 1, 0],
  ]);
});

test('the tree stops at the depth asked, in the language asked', async () => {
  const { noeuds } = await read<{ noeuds: Noeud[] }>('/api/catalogue/arbre?profondeur=1', 'en');
  expect(noeuds.map(({ libelle, slug }) => [libelle, slug])).toEqual([
    ['Fasteners', 'fasteners'],
    ['Power tools', 'power-tools'],
  ]);
});

test('a node knows what stands above and below it', async () => {
  const { noeuds } = await read<{ noeuds: Noeud[] }>('/api/catalogue/arbre');
  const [fixation, vis] = noeuds;
  const top = await read<{ enfants: Noeud[]; ancetres: Noeud[] }>(
    `/api/catalogue/noeuds/${fixation?.id}`,
  );
  expect(summary(top.enfants)).toEqual([['Vis à bois', 2, 1]]);
  expect(top.ancetres).toEqual([]);
  const leaf = await read<{ ancetres: Noeud[]; slugs: object }>(
    `/api/catalogue/noeuds/${vis?.id}`,
    'es',
  );
  expect(summary(leaf.ancetres)).toEqual([['Fijación', 1, 1]]);
  expect(leaf.slugs).toEqual({ fr: 'vis-a-bois', en: 'wood-screws', es: 'tornillos' });
});

test.each(['0', 'abc', '99999999999'])('the depth %s is an invalid request', async (profondeur) => {
  const answer = await visitor.call('GET', `/api/catalogue/arbre?profondeur=${profondeur}`);
  expect(answer.status).toBe(400);
});

test('a node that does not exist is not found', async () => {
  const answer = await visitor.call('GET', '/api/catalogue/noeuds/999999');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'introuvable' });
});
