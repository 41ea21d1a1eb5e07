import type { lireAvis } from '@comptoir/contract/avis/avis.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { insertAvis, newProduit } from './acheteurs.ts';

type Reponse = CallAnswer<typeof lireAvis>;

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  id = await newProduit(api.pool, golden);
  const notes = [4, 5, 3, 4, ...Array.from({ length: 20 }, () => 1)];
  await insertAvis(api.pool, golden, id, notes, 'publie');
  await insertAvis(api.pool, golden, id, [5], 'en-attente');
});
afterAll(() => api.close());

async function read(query = ''): Promise<Reponse> {
  const answer = await fetch(`${api.url}/api/produits/${id}/avis${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Reponse;
}

const titres = ({ avis }: Reponse) => avis.map(({ titre }) => titre);

test('reviews come newest first, twenty at a time', async () => {
  const first = await read();
  expect(first).toMatchObject({
    nombre: 24,
    moyenne: '1.50',
    total: 24,
    repartition: [20, 0, 1, 2, 1],
  });
  expect(titres(first)).toHaveLength(20);
  expect(titres(first).slice(0, 2)).toEqual(['T24', 'T23']);
  expect(titres(await read('?page=2'))).toEqual(['T4', 'T3', 'T2', 'T1']);
});

test('a page beyond the end is empty and still tells how many there are', async () => {
  expect(await read('?page=10000')).toMatchObject({ total: 24, avis: [] });
});

test('reviews are sorted by score', async () => {
  expect(titres(await read('?tri=meilleurs')).slice(0, 4)).toEqual(['T2', 'T4', 'T1', 'T3']);
  expect(titres(await read('?tri=moins-bons&page=2'))).toEqual(['T3', 'T4', 'T1', 'T2']);
});

test('reviews are filtered by score, the shares staying those of all', async () => {
  const quatre = await read('?note=4');
  expect(titres(quatre)).toEqual(['T4', 'T1']);
  expect(quatre).toMatchObject({ nombre: 24, total: 2, repartition: [20, 0, 1, 2, 1] });
});

test('anyone may read them, without opening a session', async () => {
  const answer = await fetch(`${api.url}/api/produits/${id}/avis`);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a wrong bearer does not pass for a visitor', async () => {
  const answer = await fetch(`${api.url}/api/produits/${id}/avis`, {
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  expect(answer.status).toBe(401);
});

test.each(['note=0', 'note=6', 'note=x', 'tri=hasard', 'page=0', 'page=1e9'])(
  'the filter %s is an invalid request',
  async (query) => {
    expect((await fetch(`${api.url}/api/produits/${id}/avis?${query}`)).status).toBe(400);
  },
);
