import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql, type Sql } from '../../src/db/sql.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import { followChanges } from '../../src/pages/follow-changes.ts';
import { createPageCache, etagOf, type PageCache } from '../../src/pages/page-cache.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let golden: Golden;
let bus: Bus;
let cache: PageCache;

beforeAll(async () => {
  database = await createDatabase();
  golden = await buildGolden(database.pool);
  bus = await createBus({ pool: database.pool, log: silentLog });
  cache = createPageCache();
  followChanges(bus, cache);
});
afterAll(async () => {
  await bus.close();
  await database.drop();
});

const PAGES: Record<string, string[]> = {
  '/liste': ['catalogue', 'stock', 'jour'],
  '/fiche-1': ['produit:1', 'stock', 'jour'],
  '/fiche-2': ['produit:2', 'stock', 'jour'],
  '/services': ['services'],
};

beforeEach(() => {
  const identity = Buffer.from('page');
  for (const [path, tags] of Object.entries(PAGES)) {
    const page = { headers: {}, etag: etagOf(identity), bodies: { identity } };
    cache.set(path, { ...page, tags: new Set(tags), expires: undefined }, cache.version);
  }
});

const kept = () => Object.keys(PAGES).filter((path) => cache.get(path) !== undefined);

/** Runs the statement and waits until its event was heard. */
async function change(statement: Sql): Promise<void> {
  const { version } = cache;
  await database.pool.execute(statement);
  await vi.waitUntil(() => cache.version > version, { timeout: 5000, interval: 5 });
}

test('a price drops every page that may show it, and no other', async () => {
  await change(sql`update tarif set prix = prix + 1 where article_id = ${golden.vis}`);
  expect(kept()).toEqual(['/services']);
});

test('an article drops every page that may show it, and no other', async () => {
  await change(sql`update article set libelle_fr = 'b' where id = ${golden.vis}`);
  expect(kept()).toEqual(['/services']);
});

test('a product drops its own sheet and the lists', async () => {
  await change(sql`update produit set nom_fr = 'b' where id = 1`);
  expect(kept()).toEqual(['/fiche-2', '/services']);
});

test('the tree drops every page: it is in all menus', async () => {
  await change(sql`update noeud set libelle_fr = 'b' where code = 'fixation'`);
  expect(kept()).toEqual([]);
});

test('stock drops nothing: the pages that show it last a minute', async () => {
  await database.pool.execute(sql`
    with depot as (insert into lieu (type) values ('depot') returning id)
    insert into stock (article_id, lieu_id, quantite) select ${golden.vis}, id, 5 from depot`);
  // Heard after it: events come in order.
  await change(sql`
    insert into outbox (sujet, donnees) values ('pages-perimees', '{"etiquettes": ["services"]}')`);
  expect(kept()).toEqual(['/liste', '/fiche-1', '/fiche-2']);
});
