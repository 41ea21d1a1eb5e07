import { describe, expect, inject, it } from 'vitest';
import { assertReachable, isDatabaseAway } from '../../src/db/database-away.ts';
import { createPool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { isStartError } from '../../src/db/start-error.ts';

/** The error of a first contact with the address of the test database, changed. */
async function contact(change: (url: URL) => void): Promise<unknown> {
  const url = new URL(inject('adminUrl'));
  change(url);
  const pool = createPool(url.href);
  try {
    await assertReachable(pool);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await pool.end();
  }
}

describe('the first contact with the database', () => {
  it('is silent when it answers', async () => {
    expect(await contact(() => {})).toBeUndefined();
  });

  it.each<[string, (url: URL) => void, RegExp]>([
    ['a closed port', (url) => (url.port = '1'), /nobody answers/],
    ['an unknown host', (url) => (url.hostname = 'nulle-part.invalid'), /nobody answers/],
    ['a wrong password', (url) => (url.password = 'wrong-one'), /wrong user or password/],
    ['an unknown database', (url) => (url.pathname = '/absente'), /no such database/],
  ])('says in one line that DATABASE_URL has %s', async (_, change, reason) => {
    const error = await contact(change);
    if (!isStartError(error)) throw new Error('expected a start error', { cause: error });
    expect(error.message).toMatch(reason);
    expect(error.message).toMatch(/check DATABASE_URL$/);
    expect(error.message).not.toContain(new URL(inject('adminUrl')).password);
  });
});

describe('isDatabaseAway', () => {
  it('is true for a database that refuses connections, false for a statement it refuses', async () => {
    const url = new URL(inject('adminUrl'));
    const pool = createPool(url.href);
    const refused: unknown = await pool.query(sql`select 1 / 0`).catch((error: unknown) => error);
    await pool.end();
    url.port = '1';
    // Two addresses behind one name make the error an aggregate.
    url.hostname = 'localhost';
    const away = createPool(url.href);
    const unreachable: unknown = await away.query(sql`select 1`).catch((error: unknown) => error);
    await away.end();
    expect(isDatabaseAway(unreachable)).toBe(true);
    expect(isDatabaseAway(refused)).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});
