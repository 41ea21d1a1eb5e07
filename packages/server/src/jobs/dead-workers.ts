/**
 * Jobs of a server that was killed. The queue keeps them locked for four hours; here each worker
 * holds an advisory lock for as long as its connection lives, so the others see at once that one
 * is gone and give its jobs back.
 */
import type { Log } from '../db/log.ts';
import { dbOf } from '../db/pool.ts';
import type { Db, Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { keepConnection } from '../db/steady-connection.ts';
import type { SteadyConnection } from '../db/steady-connection.ts';

/** Holds the lock of this worker until closed. */
export function keepPresence(pool: Pool, log: Log, workerId: string): Promise<SteadyConnection> {
  return keepConnection({
    pool,
    log,
    applicationName: 'comptoir-taches',
    async prepare(client) {
      await dbOf(client).execute(sql`select pg_advisory_lock(hashtextextended(${workerId}, 0))`);
    },
  });
}

/** One statement, one transaction: the locks taken to look are given back at its end. */
export async function releaseDeadWorkers(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by))
      from (select distinct locked_by from graphile_worker.jobs where locked_by is not null) as w
     where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    having count(*) > 0`);
}
