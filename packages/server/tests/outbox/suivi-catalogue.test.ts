import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

describe('the tables of the catalogue', () => {
  let base: TestDatabase;
  let golden: Golden;
  beforeAll(async () => {
    base = await createDatabase();
    golden = await buildGolden(base.pool);
  });
  beforeEach(() => base.pool.execute(sql`delete from outbox`));
  afterAll(() => base.drop());

  const heard = () =>
    base.pool.query<{ sujet: string; donnees: { ids?: number[] } }>(
      sql`select sujet, donnees from outbox order by id`,
    );

  it('name the articles whose price changed, once per statement', async () => {
    await base.pool.execute(sql`update tarif set prix = prix + 1`);
    const [event, ...others] = await heard();
    expect(others).toEqual([]);
    expect(event?.sujet).toBe('tarifs-modifies');
    expect(event?.donnees.ids?.sort((a, b) => a - b)).toEqual([golden.vis, golden.perceuse]);
  });

  it('name what is added and what is removed', async () => {
    await base.pool.execute(sql`
      insert into tarif_palier (article_id, quantite, remise) values (${golden.vis}, 100, 30)`);
    await base.pool.execute(sql`
      delete from tarif_palier where article_id = ${golden.vis} and quantite = 100`);
    const event = { sujet: 'tarifs-modifies', donnees: { ids: [golden.vis] } };
    expect(await heard()).toEqual([event, event]);
  });

  it('say nothing where nothing changed', async () => {
    await base.pool.execute(sql`update article set retire = true where id = -1`);
    await base.pool.execute(sql`delete from promotion where id = -1`);
    expect(await heard()).toEqual([]);
  });

  it('say « everything » for what bears on many articles', async () => {
    await base.pool.execute(sql`update promotion set valeur = 25 where code = 'NOV'`);
    expect(await heard()).toEqual([{ sujet: 'catalogue-modifie', donnees: {} }]);
  });

  it('say « everything » where the rows are too many to be named', async () => {
    const add = (premier: number, nombre: number) =>
      base.pool.execute(sql`
        insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
          unite, libelle_fr, libelle_en, libelle_es)
        select p.id, 1, 100, 5, '2026-01-01', 'R' || n, (21000000 + n)::text, 'piece', 'a', 'a', 'a'
          from (select min(id) as id from produit) p,
               generate_series(${premier}::int, ${premier + nombre - 1}::int) as n`);
    await add(1, 2000);
    await add(3000, 2001);
    const [named, everything] = await heard();
    expect(named?.sujet).toBe('articles-modifies');
    expect(named?.donnees.ids).toHaveLength(2000);
    expect(everything).toEqual({ sujet: 'catalogue-modifie', donnees: {} });
  });
});
