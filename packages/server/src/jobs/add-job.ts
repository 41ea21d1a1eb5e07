import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Tache, Taches } from './taches.ts';

export interface JobOptions {
  runAt?: Date;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** A second job with the key of a waiting one replaces it. */
  key?: string;
  /** About three days with the default of 25: the wait grows from seconds to six hours. */
  maxAttempts?: number;
}

/** Runs only if the transaction commits. */
export async function addJob<T extends Tache>(
  tx: Tx,
  tache: T,
  donnees: Taches[T],
  options: JobOptions = {},
): Promise<void> {
  const { runAt = null, queue = null, key = null, maxAttempts = null } = options;
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${tache}, ${JSON.stringify(donnees)}::json, queue_name => ${queue}, run_at => ${runAt},
      max_attempts => ${maxAttempts}, job_key => ${key})`);
}

/** The same for each row of a statement that makes what the job is about; `donnees` is JSON. */
export function jobPour(
  tache: Tache,
  donnees: Sql,
  { queue = null, maxAttempts = null }: { queue?: string | null; maxAttempts?: number | null } = {},
): Sql {
  return sql`graphile_worker.add_job(${tache}, ${donnees}, queue_name => ${queue},
    max_attempts => ${maxAttempts})`;
}
