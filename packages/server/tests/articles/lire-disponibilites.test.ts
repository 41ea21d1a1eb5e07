import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticles, type Articles } from '../../src/articles/articles.public.ts';
import { createLieux } from '../../src/magasins/magasins.public.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, buildLieux, type Golden } from './golden.ts';

/** Monday, ten in the morning in Paris. */
const LUNDI = new Date('2026-11-16T09:00:00Z');

let database: TestDatabase;
let golden: Golden;
let articles: Articles;
beforeAll(async () => {
  database = await createDatabase();
  golden = await buildGolden(database.pool);
  const { pool } = database;
  await buildLieux(pool, golden.vis);
  articles = createArticles({ pool, lieux: createLieux({ pool }), horloge: () => LUNDI });
});
afterAll(() => database.drop());

async function delais(quantite: number, magasinId?: number) {
  const acteur = { sessionId: 1, role: 'Anonyme' as const, ...(magasinId ? { magasinId } : {}) };
  const lot = [{ articleId: golden.vis, quantite }];
  const [ligne] = await articles.lireDisponibilites({ acteur, langue: 'fr' }, lot);
  return ligne?.disponibiliteStock.delais.map(({ quantite: n, date, origine }) => [
    n,
    date,
    origine,
  ]);
}

test('without a store all warehouses count', async () => {
  expect(await delais(50)).toEqual([
    [40, '2026-11-17', 'depot'],
    [10, '2026-11-19', 'reappro'],
  ]);
});

test('with a store it comes first, then the warehouse that serves it', async () => {
  expect(await delais(50, 3)).toEqual([
    [4, '2026-11-16', 'magasin'],
    [10, '2026-11-17', 'depot'],
    [25, '2026-11-19', 'reappro'],
    [11, '2026-11-24', 'fournisseur'],
  ]);
});

test('an article without any stock is made by its maker', async () => {
  const demande = { acteur: { sessionId: 1, role: 'Anonyme' as const }, langue: 'fr' as const };
  const lot = [
    { articleId: 999_999, quantite: 1 },
    { articleId: golden.perceuse, quantite: 2 },
  ];
  expect(await articles.lireDisponibilites(demande, lot)).toEqual([
    {
      articleId: golden.perceuse,
      quantite: 2,
      disponibiliteStock: { delais: [{ quantite: 2, date: '2026-11-24', origine: 'fournisseur' }] },
    },
  ]);
});
