import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOfIds, type PageOfIds } from '../../src/db/page-of-ids.ts';
import { sql } from '../../src/db/sql.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

describe('a page of a list', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await createDatabase();
  });
  afterAll(() => base.drop());

  function read(montants: readonly number[], limit: number, offset: number): Promise<PageOfIds> {
    const source = sql`unnest(${montants}::numeric[]) with ordinality as v (montant, id)`;
    const order = sql`v.montant desc, v.id`;
    return base.pool.one(pageOfIds(source, { id: sql`v.id`, order, limit, offset }));
  }

  it('follows the one before it, until all are told, and each says how many there are', async () => {
    const montants = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(montants, fc.integer({ min: 1, max: 15 }), async (lot, limit) => {
        const ids: number[] = [];
        for (let offset = 0; offset <= lot.length; offset += limit) {
          const page = await read(lot, limit, offset);
          expect(page.total).toBe(lot.length);
          expect(page.ids.length).toBeLessThanOrEqual(limit);
          ids.push(...page.ids);
        }
        const sorted = lot
          .map((montant, i) => ({ montant, id: i + 1 }))
          .toSorted((a, b) => b.montant - a.montant || a.id - b.id);
        expect(ids).toEqual(sorted.map(({ id }) => id));
      }),
      { numRuns: 40 },
    );
  });

  it('is empty beyond the last one', async () => {
    expect(await read([5, 7], 25, 249_975)).toEqual({ ids: [], total: 2 });
  });
});
