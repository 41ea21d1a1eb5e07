import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`
    update marque
       set presentation_fr = 'Des vis.', presentation_en = 'Screws.', presentation_es = 'Tornillos.'
     where code = 'tirval'`);
  await api.pool.execute(sql`
    insert into marque (code, nom, slug, propre)
    values ('elektra', 'Élektra', 'elektra', true), ('vide', 'Sans article', 'vide', false)`);
  // Élektra makes a second drill.
  await api.pool.execute(sql`
    with p as (
      insert into produit (code, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es,
        slug_fr, slug_en, slug_es, description_fr, description_en, description_es)
      select 'E', 'E', p.noeud_id, m.id, p.genre, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'
        from article a join produit p on p.id = a.produit_id, marque m
       where a.id = ${golden.perceuse} and m.code = 'elektra'
      returning id
    )
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es, retire)
    select p.id, n, 1, 1, '2026-01-01', 'E' || n, '4000000' || n, 'piece', 'a', 'a', 'a', n = 3
      from p, generate_series(1, 3) as n`);
});
afterAll(() => api.close());

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await fetch(api.url + path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

interface Fiche {
  marque: Marque;
  presentation: string | null;
  categories: Noeud[];
}

const find = async (nom: string): Promise<number> =>
  (await api.pool.one<{ id: number }>(sql`select id from marque where nom = ${nom}`)).id;

test('brands with articles on sale come by name, accents apart', async () => {
  const { marques } = await read<{ marques: Marque[] }>('/api/marques');
  expect(marques.map(({ nom, nombre, propre }) => [nom, nombre, propre])).toEqual([
    ['Élektra', 2, true],
    ['Krafto', 1, false],
    ['Tirval', 1, false],
  ]);
});

test('a brand tells about itself in the language asked', async () => {
  const path = `/api/marques/${await find('Tirval')}`;
  expect((await read<Fiche>(path)).presentation).toBe('Des vis.');
  expect((await read<Fiche>(path, 'es')).presentation).toBe('Tornillos.');
  expect((await read<Fiche>(`/api/marques/${await find('Krafto')}`)).presentation).toBeNull();
});

test('a brand stands in categories, counted without the articles of others', async () => {
  const { marque, categories } = await read<Fiche>(`/api/marques/${await find('Élektra')}`, 'en');
  expect(marque).toMatchObject({ nom: 'Élektra', nombre: 2 });
  expect(categories.map(({ libelle, slug, nombre }) => [libelle, slug, nombre])).toEqual([
    ['Power tools', 'power-tools', 2],
  ]);
});

test('a brand without articles on sale, or that does not exist, is not found', async () => {
  expect((await fetch(`${api.url}/api/marques/${await find('Sans article')}`)).status).toBe(404);
  expect((await fetch(`${api.url}/api/marques/999999`)).status).toBe(404);
  expect((await fetch(`${api.url}/api/marques/abc`)).status).toBe(400);
});
