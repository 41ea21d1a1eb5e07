import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Sujet, Sujets } from './sujets.ts';

/** Tells every server, once and only if the transaction commits. */
export async function emettre<S extends Sujet>(
  tx: Tx,
  sujet: S,
  donnees: Sujets[S],
): Promise<void> {
  await tx.execute(
    sql`insert into outbox (sujet, donnees) values (${sujet}, ${JSON.stringify(donnees)})`,
  );
}

// A server away from the database for longer has been restarted since.
const KEPT_DAYS = 7;

/** Number of events deleted. */
export function cleanOutbox(db: Db): Promise<number> {
  return db.execute(
    sql`delete from outbox where cree_le < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
