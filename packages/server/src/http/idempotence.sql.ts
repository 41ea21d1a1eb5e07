import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/** What a caller names a request by, to be able to send it again without doing it twice. */
export interface CleIdempotence {
  sessionId: number;
  cle: string;
  /** SHA-256 of what is asked. */
  hash: Uint8Array;
}

/** What was answered to this key before; `isSame`: whether the same thing was asked. */
export function findReponse<T>(
  db: Db,
  { sessionId, cle, hash }: CleIdempotence,
): Promise<{ isSame: boolean; reponse: T } | undefined> {
  return db.maybeOne(sql`
    select demande_hash = ${hash} as "isSame", reponse
      from idempotence
     where session_id = ${sessionId} and cle = ${cle}`);
}

export async function insertReponse(
  tx: Tx,
  { sessionId, cle, hash }: CleIdempotence,
  reponse: unknown,
): Promise<void> {
  await tx.execute(sql`
    insert into idempotence (session_id, cle, demande_hash, reponse)
    values (${sessionId}, ${cle}, ${hash}, ${JSON.stringify(reponse)})`);
}

const KEPT_HOURS = 24;

/** Number of answers deleted. */
export function cleanIdempotence(db: Db): Promise<number> {
  return db.execute(
    sql`delete from idempotence where cree_le < now() - make_interval(hours => ${KEPT_HOURS})`,
  );
}
