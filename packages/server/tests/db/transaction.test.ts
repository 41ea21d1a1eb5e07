import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import type { Tx } from '../../src/db/transaction.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

describe('transaction', () => {
  let base: TestDatabase;

  beforeAll(async () => {
    base = await createDatabase({ from: 'template0' });
    await base.pool.execute(sql`create table stock (id int primary key, quantite int not null)`);
  });
  afterAll(() => base.drop());
  beforeEach(async () => {
    await base.pool.execute(sql`delete from stock`);
    await base.pool.execute(sql`insert into stock values (1, 10), (2, 10)`);
  });

  const quantites = async () => {
    const rows = await base.pool.query<{ quantite: number }>(
      sql`select quantite from stock order by id`,
    );
    return rows.map((row) => row.quantite);
  };
  const add = (tx: Tx, id: number, quantite: number) =>
    tx.execute(sql`update stock set quantite = quantite + ${quantite} where id = ${id}`);

  it('commits what the work did and answers its result', async () => {
    expect(await transaction(base.pool, (tx) => add(tx, 1, 5))).toBe(1);
    expect(await quantites()).toEqual([15, 10]);
  });

  it('undoes everything when the work throws', async () => {
    const work = transaction(base.pool, async (tx) => {
      await add(tx, 1, 5);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await quantites()).toEqual([10, 10]);
  });

  it('does not pretend to commit when the work swallowed a failed statement', async () => {
    const work = transaction(base.pool, async (tx) => {
      await add(tx, 1, 5);
      await tx.execute(sql`insert into stock values (1, 0)`).catch(() => {});
    });
    await expect(work).rejects.toThrow(/swallowed/);
    expect(await quantites()).toEqual([10, 10]);
  });

  it('runs the victim of a deadlock again', async () => {
    let runs = 0;
    const meet = Promise.withResolvers<void>();
    let arrived = 0;
    const crossed = (first: number, second: number) =>
      transaction(base.pool, async (tx) => {
        runs++;
        await add(tx, first, 1);
        // Both hold their first row before either asks for its second.
        if (++arrived === 2) meet.resolve();
        await meet.promise;
        await add(tx, second, 1);
      });
    await Promise.all([crossed(1, 2), crossed(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    expect(await quantites()).toEqual([12, 12]);
  });

  it('runs a serializable transaction again until its reads hold', async () => {
    const move = () =>
      transaction(
        base.pool,
        async (tx) => {
          const { total } = await tx.one<{ total: number }>(
            sql`select sum(quantite)::int as total from stock`,
          );
          await tx.execute(sql`update stock set quantite = ${total} where id = 1`);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([move(), move()]);
    // 10 + 10, then 20 + 10: not 20 twice.
    expect(await quantites()).toEqual([30, 10]);
  });

  it('gives the error of a lost connection and leaves the pool usable', async () => {
    const other = createPool(base.url);
    const work = transaction(base.pool, async (tx) => {
      await add(tx, 1, 5);
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.execute(sql`select pg_terminate_backend(${pid})`);
      await add(tx, 2, 5);
    });
    // Which of the two depends on whether the news came before the next statement.
    await expect(work).rejects.toThrow(/terminat|connection error/i);
    await other.end();
    expect(await quantites()).toEqual([10, 10]);
  });
});
