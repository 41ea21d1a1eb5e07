import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

describe('the pool', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await createDatabase();
  });
  afterAll(() => base.drop());

  it('gives identifiers and counts as numbers, money as strings, dates without a time zone', async () => {
    const row = await base.pool.one(
      sql`select 9007199254740991::int8 as id, 12.3400::numeric as montant, date '2026-03-29' as jour`,
    );
    expect(row).toEqual({ id: 9007199254740991, montant: '12.3400', jour: '2026-03-29' });
  });

  it('counts the days of the shop, and keeps moments what they are', async () => {
    const row = await base.pool.one<{ jour: string; moment: Date }>(sql`
      select timestamptz '2026-06-30 22:30Z'::date as jour, timestamptz '2026-06-30 22:30Z' as moment`);
    expect(row).toEqual({ jour: '2026-07-01', moment: new Date('2026-06-30T22:30:00Z') });
  });

  it('refuses an integer it cannot hold exactly', async () => {
    await expect(base.pool.one(sql`select 9007199254740993::int8`)).rejects.toThrow(RangeError);
  });

  it('says when there is not exactly one row, without the values', async () => {
    const secret = 'paul@deux-comptes.test';
    const none = base.pool.one(sql`select 1 where ${secret} = 'x'`);
    await expect(none).rejects.toThrow(/exactly one row/);
    await expect(none).rejects.not.toThrow(secret);
    await expect(base.pool.maybeOne(sql`values (1), (2)`)).rejects.toThrow(/at most one row/);
    expect(await base.pool.maybeOne(sql`select 1 where false`)).toBeUndefined();
  });

  it('ends a statement nobody waits for any more, but where it may take as long as it takes', async () => {
    const limitOf = (pool: Pool) => pool.one(sql`show statement_timeout`);
    expect(await limitOf(base.pool)).toEqual({ statement_timeout: '15s' });
    const patient = base.pool.sibling({ max: 1, silenceMs: 0, statementMs: 0 });
    expect(await limitOf(patient)).toEqual({ statement_timeout: '0' });
    await patient.end();
  });

  it('keeps an injection attempt a value all the way', async () => {
    const attempt = `x'); drop table session; --`;
    expect(await base.pool.one(sql`select ${attempt}::text as texte`)).toEqual({ texte: attempt });
    expect(await base.pool.one(sql`select count(*) as n from session`)).toEqual({ n: 0 });
  });

  it('prepares a statement once per connection', async () => {
    const client = await base.pool.driver.connect();
    try {
      for (const id of [1, 2, 3]) await client.query(sql`select ${id}::int as once_prepared`);
      const { rows } = await client.query(
        `select count(*) as n from pg_prepared_statements where statement like '%once_prepared'`,
      );
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      client.release();
    }
  });

  it('survives the loss of idle connections', async () => {
    const { pid } = await base.pool.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const other = await createDatabase();
    const lost = new Promise((resolve) => base.pool.driver.once('remove', resolve));
    await other.pool.execute(sql`select pg_terminate_backend(${pid})`);
    await lost;
    expect(await base.pool.one(sql`select 1 as un`)).toEqual({ un: 1 });
    await other.drop();
  });
});
