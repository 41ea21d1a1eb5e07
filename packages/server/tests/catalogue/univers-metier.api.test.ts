import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  lireUniversMetier,
  listerUniversMetier,
} from '@comptoir/contract/catalogue/univers-metier.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await buildGolden(api.pool);
  await api.pool.execute(sql`
    insert into univers_metier (code, rang, libelle_fr, libelle_en, libelle_es, slug_fr, slug_en,
      slug_es, intro_fr, intro_en, intro_es)
    values ('menuisier', 1, 'Menuisier', 'Joiner', 'Carpintero', 'menuisier', 'joiner',
        'carpintero', 'a', 'b', 'c'),
      ('macon', 2, 'Maçon', 'Mason', 'Albañil', 'macon', 'mason', 'albanil', 'a', 'b', 'c')`);
  // The screws hang on a family, the drill right on its category.
  await api.pool.execute(sql`
    insert into univers_metier_produit (univers_metier_id, produit_id)
    select u.id, p.id from univers_metier u, produit p where u.code = 'menuisier'`);
});
afterAll(() => api.close());

async function read<T>(path: string, langue: string): Promise<T> {
  const answer = await fetch(api.url + path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const lister = (langue: string) =>
  read<CallAnswer<typeof listerUniversMetier>>('/api/univers-metier', langue);

test('trades come by rank with the articles on sale they order', async () => {
  const { univers } = await lister('es');
  expect(
    univers.map(({ code, libelle, slug, intro, nombre }) => [code, libelle, slug, intro, nombre]),
  ).toEqual([
    ['menuisier', 'Carpintero', 'carpintero', 'c', 2],
    ['macon', 'Albañil', 'albanil', 'c', 0],
  ]);
});

test('a trade tells the families it orders from, counted for itself', async () => {
  const { univers } = await lister('fr');
  const fiche = await read<CallAnswer<typeof lireUniversMetier>>(
    `/api/univers-metier/${univers[0]?.id}`,
    'en',
  );
  expect(fiche.familles.map(({ libelle, niveau, nombre }) => [libelle, niveau, nombre])).toEqual([
    ['Wood screws', 2, 1],
  ]);
  expect(fiche.slugs).toEqual({ fr: 'menuisier', en: 'joiner', es: 'carpintero' });
});

test('a trade that does not exist is not found', async () => {
  expect((await fetch(`${api.url}/api/univers-metier/31999`)).status).toBe(404);
  expect((await fetch(`${api.url}/api/univers-metier/0`)).status).toBe(400);
});
