import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { livrerSynonymes } from '../../src/recherche/recherche.public.ts';
import { SYNONYMES } from '../../src/recherche/synonymes/liste.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
});
afterAll(() => base.drop());

const events = async () =>
  (await base.pool.query(sql`select 1 from outbox where sujet = 'catalogue-modifie'`)).length;
const read = (terme: string) =>
  base.pool.maybeOne(sql`
    select equivalents, sens, livre from synonyme where langue = 'fr' and terme = ${terme}`);

it('synonyms are written into the database of any company, and the index is notified once', async () => {
  expect(await livrerSynonymes(base.pool)).toBe(SYNONYMES.length);
  expect(await read('placo')).toEqual({
    equivalents: ['plaque de plâtre'],
    sens: 'un',
    livre: true,
  });
  expect(await events()).toBe(1);
});

it('synonyms that are there already are left alone', async () => {
  expect(await livrerSynonymes(base.pool)).toBe(0);
  expect(await events()).toBe(1);
});

it('follow the version of the program, but for what the company wrote itself', async () => {
  await base.pool.execute(sql`
    update synonyme set equivalents = '{}', livre = false where terme = 'placo'`);
  await base.pool.execute(sql`
    update synonyme set equivalents = '{ancien}' where langue = 'fr' and terme = 'perfo'`);
  await base.pool.execute(sql`
    insert into synonyme (langue, terme, equivalents, sens, livre)
    values ('fr', 'mot de la maison', '{marteau}', 'un', false),
      ('fr', 'mot disparu', '{marteau}', 'un', true)`);
  expect(await livrerSynonymes(base.pool)).toBe(2);
  expect(await read('placo')).toMatchObject({ equivalents: [], livre: false });
  expect(await read('perfo')).toMatchObject({ equivalents: ['perforateur'] });
  expect(await read('mot de la maison')).toBeDefined();
  expect(await read('mot disparu')).toBeUndefined();
});
