import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { createArbre } from '../../src/catalogue/arbre.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createOffres } from '../../src/offres/offres.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

let base: TestDatabase;
let golden: Golden;
let bus: Bus;
beforeAll(async () => {
  base = await createDatabase();
  golden = await buildGolden(base.pool);
  bus = await createBus({ pool: base.pool, log: silentLog });
});
afterAll(async () => {
  await bus.close();
  await base.drop();
});

test('counts of the tree follow an article that is withdrawn', async () => {
  const arbre = createArbre(base.pool, bus);
  const nombre = async () => (await arbre.list('fr', 1))[0]?.nombre;
  expect(await nombre()).toBe(1);
  await base.pool.execute(sql`update article set retire = true where id = ${golden.vis}`);
  await vi.waitFor(async () => expect(await nombre()).toBe(0), { timeout: 2000 });
});

test('promotions follow their targets', async () => {
  const readEnCours = createOffres({ pool: base.pool, bus, clock: createClock() });
  const nombres = async () => (await readEnCours()).promotions.map(({ nombre }) => nombre);
  expect(await nombres()).toEqual([1]);
  await base.pool.execute(sql`delete from promotion_cible`);
  await vi.waitFor(async () => expect(await nombres()).toEqual([0]), { timeout: 2000 });
});
