import { readManifeste } from '@comptoir/images/images.public.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from './golden.ts';

let api: TestApi;
let golden: Golden;
const [[cle, { fichier }] = ['', { fichier: '' }]] = Object.entries(readManifeste('vis'));

beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
});
afterAll(() => api.close());

const ask = (id: number) => fetch(`${api.url}/api/articles/${id}/modele-3d`);

async function picture(articleId: number, file: string): Promise<void> {
  await api.pool.execute(sql`
    insert into media (produit_id, article_id, type, fichier, largeur, hauteur, couleur,
      alt_fr, alt_en, alt_es)
    select produit_id, id, 'image', ${file}, 800, 800, '#808080', '', '', ''
      from article where id = ${articleId}`);
}

test('an article pictured from a model says which, with what shows of it, to anyone', async () => {
  await picture(golden.vis, fichier);
  const answer = await ask(golden.vis);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const { modele, params } = (await answer.json()) as Record<string, Record<string, string>>;
  expect(modele).toBe('vis');
  expect(`vis?${String(new URLSearchParams(params))}`).toBe(cle);
});

test('its sheet tells that it can be turned, and which articles cannot', async () => {
  await picture(golden.perceuse, 'photo-du-client');
  const turned = await vue3dOf(golden.vis);
  expect([turned, await vue3dOf(golden.perceuse)]).toEqual([true, false]);
});

async function vue3dOf(articleId: number): Promise<boolean | undefined> {
  const { id } = await api.pool.one<{ id: number }>(
    sql`select produit_id as id from article where id = ${articleId}`,
  );
  const { details } = (await (await fetch(`${api.url}/api/produits/${id}`)).json()) as Produit;
  return details.find((detail) => detail.articleId === articleId)?.vue3d;
}

test('a photograph, no picture, no article: nothing to turn', async () => {
  expect((await ask(golden.perceuse)).status).toBe(404);
  expect((await ask(999_999_999)).status).toBe(404);
});
