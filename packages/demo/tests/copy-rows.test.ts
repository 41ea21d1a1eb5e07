import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { copyRows } from '../src/copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { transaction } from '@comptoir/server/db/transaction.ts';
import { createDatabase } from '../../server/tests/database.ts';
import type { TestDatabase } from '../../server/tests/database.ts';

describe('copyRows', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await createDatabase();
    await base.pool.execute(sql`create table outil (
      id int primary key, nom text, prix numeric, actif boolean, vu timestamptz,
      tailles int[], mots text[])`);
  });
  afterAll(() => base.drop());
  beforeEach(() => base.pool.execute(sql`truncate outil`));

  const count = () => base.pool.one(sql`select count(*) as n from outil`);

  it('loads values of every kind as they are', async () => {
    const vu = new Date('2026-03-01T07:30:00.123Z');
    const rows = [
      [1, 'l’établi\t"de\\ chêne"\r\n', '12.3400', true, vu, [3, 1], ['a,b', 'c"d\\', '', 'NULL']],
      [2, null, null, false, null, [], []],
    ] as const;
    const columns = ['id', 'nom', 'prix', 'actif', 'vu', 'tailles', 'mots'] as const;
    expect(await transaction(base.pool, (tx) => copyRows(tx, 'outil', columns, rows))).toBe(2);
    expect(await base.pool.query(sql`select * from outil order by id`)).toEqual(
      rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]]))),
    );
  });

  it('loads any text unchanged', async () => {
    // PostgreSQL keeps no NUL sign in a text.
    const texts = fc.array(fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')));
    await fc.assert(
      fc.asyncProperty(texts, async (noms) => {
        await base.pool.execute(sql`delete from outil`);
        const rows = noms.map((nom, i) => [i, nom] as const);
        await transaction(base.pool, (tx) => copyRows(tx, 'outil', ['id', 'nom'], rows));
        const kept = await base.pool.query<{ nom: string }>(sql`select nom from outil order by id`);
        expect(kept.map(({ nom }) => nom)).toEqual(noms);
      }),
      { numRuns: 25 },
    );
  });

  it('loads more than fits in memory buffers, from an asynchronous source', async () => {
    async function* rows() {
      for (let i = 0; i < 50_000; i++) yield [i, 'x'.repeat(100)] as const;
    }
    await transaction(base.pool, async (tx) => {
      expect(await copyRows(tx, 'outil', ['id', 'nom'], rows())).toBe(50_000);
      // The connection goes on.
      expect(await tx.one(sql`select count(*) as n from outil`)).toEqual({ n: 50_000 });
    });
  });

  it('loads nothing from an empty source', async () => {
    expect(await transaction(base.pool, (tx) => copyRows(tx, 'outil', ['id'], []))).toBe(0);
  });

  it('gives the error of PostgreSQL, undoes the transaction and leaves the pool usable', async () => {
    function* rows() {
      for (let i = 0; i < 200_000; i++) yield [i % 1000, 'x'.repeat(100)] as const;
    }
    const work = transaction(base.pool, (tx) => copyRows(tx, 'outil', ['id', 'nom'], rows()));
    await expect(work).rejects.toThrow(/outil_pkey/);
    expect(await count()).toEqual({ n: 0 });
  });

  it('gives the error of the source and undoes the transaction', async () => {
    function* rows() {
      yield [1];
      throw new Error('half way');
    }
    const work = transaction(base.pool, (tx) => copyRows(tx, 'outil', ['id'], rows() as never));
    await expect(work).rejects.toThrow('half way');
    expect(await count()).toEqual({ n: 0 });
  });

  it('gives the error of a lost connection', async () => {
    const work = transaction(base.pool, async (tx) => {
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      async function* rows() {
        yield [1] as const;
        await base.pool.execute(sql`select pg_terminate_backend(${pid})`);
        for (let i = 2; i < 200_000; i++) yield [i] as const;
      }
      await copyRows(tx, 'outil', ['id'], rows());
    });
    await expect(work).rejects.toThrow(/terminat|ECONNRESET|EPIPE/i);
    expect(await count()).toEqual({ n: 0 });
  });

  it('refuses names that are not plain identifiers', async () => {
    const work = transaction(base.pool, (tx) => copyRows(tx, 'outil; drop', ['id'], []));
    await expect(work).rejects.toThrow(/not a name/);
  });
});
