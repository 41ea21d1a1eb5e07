/** One business write, one transaction. */
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { isSilent } from './database-away.ts';
import { dbOf } from './pool.ts';
import type { Db, Pool } from './pool.ts';

/** A `Db` that is inside a transaction. Functions that write take it first. */
export interface Tx extends Db {
  readonly inTransaction: true;
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  isolation?: Isolation;
}

const MAX_ATTEMPTS = 4;

/**
 * Commits what `work` did, or undoes all of it when it throws. When PostgreSQL chose this
 * transaction as the victim of a conflict, `work` runs again: it must touch nothing but `tx`.
 */
export async function transaction<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  { isolation = 'read committed' }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(pool, work, isolation);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
      // Random, so that the rivals do not meet again.
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function attemptOnce<Result>(
  pool: Pool,
  work: (tx: Tx) => Promise<Result>,
  isolation: Isolation,
): Promise<Result> {
  const client = await pool.driver.connect();
  let broken = false;
  try {
    await client.query(`begin isolation level ${isolation}`);
    const result = await work({ ...dbOf(client), inTransaction: true });
    const { command } = await client.query('commit');
    // PostgreSQL answers so, without an error, when `work` swallowed a failed statement.
    if (command === 'ROLLBACK') throw new Error('a failed statement was swallowed: rolled back');
    return result;
  } catch (error) {
    broken = isSilent(error) || !(await rollback(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** False when the connection cannot be used again; PostgreSQL then rolls back by itself. */
async function rollback(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/** serialization_failure, deadlock_detected. */
function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
}
