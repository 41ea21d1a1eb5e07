import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** Percent a delegate may take off. */
export async function findPlafond(db: Db, delegueId: number): Promise<string> {
  const { plafond } = await db.one<{ plafond: string }>(sql`
    select trim_scale(plafond_remise)::text as plafond from delegue where id = ${delegueId}`);
  return plafond;
}
