import { afterAll, beforeAll, expect, test } from 'vitest';
import { lireDisponibilites } from '../../src/catalogue/lire-disponibilites.ts';
import { sql } from '../../src/db/sql.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, type Golden } from './golden.ts';

/** Monday, ten in the morning in Paris. */
const LUNDI = new Date('2026-11-16T09:00:00Z');

let database: TestDatabase;
let golden: Golden;
beforeAll(async () => {
  database = await createDatabase();
  golden = await buildGolden(database.pool);
  await buildLieux(golden.vis);
});
afterAll(() => database.drop());

/** Two warehouses; store 3 is served by the second. */
async function buildLieux(articleId: number): Promise<void> {
  const { pool } = database;
  await pool.execute(sql`
    insert into lieu (id, type) overriding system value
    values (1, 'depot'), (2, 'depot'), (3, 'magasin')`);
  await pool.execute(sql`
    insert into depot (id, code, libelle) values (1, 'D1', 'Clisson'), (2, 'D2', 'Lyon')`);
  await pool.execute(
    sql`insert into region (code, nom, slug) values ('52', 'Pays de la Loire', 'pays-de-la-loire')`,
  );
  await pool.execute(sql`
    insert into departement (code, nom, slug, region_code)
    values ('44', 'Loire-Atlantique', 'loire-atlantique', '52')`);
  await pool.execute(sql`
    insert into magasin (id, type, code, libelle, slug, adresse_ligne1, code_postal, ville,
      departement_code, latitude, longitude, telephone, email, horaires, depot_id)
    values (3, 'magasin', 'M3', 'Nantes Est', 'nantes-est', '1 rue', '44000', 'Nantes', '44', 47.2,
      -1.5, '+33199000000', 'm3@comptoir.test', '{}', 2)`);
  await pool.execute(sql`
    insert into stock (article_id, lieu_id, quantite, attendu, attendu_le)
    values (${articleId}, 1, 30, 0, null), (${articleId}, 2, 10, 25, '2026-11-18'),
      (${articleId}, 3, 4, 0, null)`);
}

async function delais(quantite: number, magasinId?: number) {
  const acteur = { sessionId: 1, role: 'Anonyme' as const, ...(magasinId ? { magasinId } : {}) };
  const lot = [{ articleId: golden.vis, quantite }];
  const [ligne] = await lireDisponibilites(database.pool, { acteur, langue: 'fr' }, lot, LUNDI);
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
  expect(await lireDisponibilites(database.pool, demande, lot, LUNDI)).toEqual([
    {
      articleId: golden.perceuse,
      quantite: 2,
      disponibiliteStock: { delais: [{ quantite: 2, date: '2026-11-24', origine: 'fournisseur' }] },
    },
  ]);
});
