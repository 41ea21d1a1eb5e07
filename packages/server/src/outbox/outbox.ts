import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Sujet, Sujets } from './sujets.ts';

/** Notifies every server, once and only if the transaction commits. */
export async function emettre<S extends Sujet>(
  tx: Tx,
  sujet: S,
  donnees: Sujets[S],
): Promise<void> {
  await tx.execute(
    sql`insert into outbox (sujet, donnees) values (${sujet}, ${JSON.stringify(donnees)})`,
  );
}

/** Subjects that carry identifiers. */
type SujetDIds = {
  [S in Sujet]: Sujets[S] extends { ids: number[] } ? S : never;
}[Sujet];

/** The same as a part of the statement that writes them: `source` has their column `id`. */
export function emission(sujet: SujetDIds, source: Sql): Sql {
  return sql`
    insert into outbox (sujet, donnees)
    select ${sujet}, jsonb_build_object('ids', jsonb_agg(id)) from ${source} having count(*) > 0`;
}

// A server away from the database for longer has been restarted since.
const KEPT_DAYS = 7;

/** Number of events deleted. */
export function cleanOutbox(db: Db): Promise<number> {
  return db.execute(
    sql`delete from outbox where cree_le < now() - make_interval(days => ${KEPT_DAYS})`,
  );
}
