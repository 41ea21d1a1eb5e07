import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { createHabitudes } from '../../src/recherche/suggestions/habitudes.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let base: TestDatabase;
let golden: Golden;
beforeAll(async () => {
  base = await createDatabase();
  golden = await buildGolden(base.pool);
  await base.pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    values (${golden.morel}, ${golden.vis}, 2, 40, current_date),
      (${golden.morel}, ${golden.perceuse}, 9, 9, current_date - 30),
      (${golden.lemaire}, ${golden.vis}, 1, 1, current_date)`);
  await base.pool.execute(sql`select refaire_habitudes(id) from compte`);
});
afterAll(() => base.drop());

it('the habits of a company are what it orders most often, and its own alone', async () => {
  const habitudes = createHabitudes(base.pool);
  expect(await habitudes.read(golden.morel)).toEqual([golden.perceuse, golden.vis]);
  expect(await habitudes.read(golden.lemaire)).toEqual([golden.vis]);
});

it('habits are read again after a minute', async () => {
  let now = 0;
  const habitudes = createHabitudes(base.pool, () => now);
  await habitudes.read(golden.lemaire);
  await base.pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    values (${golden.lemaire}, ${golden.perceuse}, 5, 5, current_date)`);
  await base.pool.execute(sql`select refaire_habitudes(${golden.lemaire}::int)`);
  now = 59_999;
  expect(await habitudes.read(golden.lemaire)).toEqual([golden.vis]);
  now = 60_000;
  expect(await habitudes.read(golden.lemaire)).toEqual([golden.perceuse, golden.vis]);
});
