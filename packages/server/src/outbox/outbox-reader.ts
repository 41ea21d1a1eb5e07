/**
 * Reads the events committed since the last read, each once.
 *
 * "Ids above the last one seen" would lose events: an id is given at insert, and a transaction
 * that took a lower id may commit later. So the reader keeps a snapshot instead, PostgreSQL's own
 * list of what was committed at the last read, and asks for the rows whose transaction was not
 * visible in it. Nothing is missed or read twice, and no event waits for a long transaction that
 * has nothing to do with it.
 *
 * Order: when one change was committed before another began, their events come in that order.
 */
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Evenement {
  sujet: string;
  donnees: unknown;
}

interface Row {
  instantane: string;
  sujet: string | null;
  donnees: unknown;
}

export interface OutboxReader {
  /** The first read answers nothing: it says from when on to read. */
  read(db: Db): Promise<Evenement[]>;
}

export function createOutboxReader(): OutboxReader {
  let instantane: string | null = null;
  return {
    async read(db) {
      // One statement, hence one snapshot for the rows and for the next read. Nothing is greater
      // than the null of the first read.
      const rows = await db.query<Row>(sql`
        select pg_current_snapshot()::text as instantane, e.sujet, e.donnees
          from (values (1)) as toujours
          left join lateral (
            select id, sujet, donnees
              from outbox
             where transaction >= pg_snapshot_xmin(${instantane}::pg_snapshot)
               and not pg_visible_in_snapshot(transaction, ${instantane}::pg_snapshot)
          ) as e on true
         order by e.id`);
      instantane = rows[0]?.instantane ?? null;
      return rows.flatMap(({ sujet, donnees }) => (sujet === null ? [] : [{ sujet, donnees }]));
    },
  };
}
