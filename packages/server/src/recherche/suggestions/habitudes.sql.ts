import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

/** Articles the company buys, the most often ordered first. */
export async function listHabitudes(db: Db, compteId: number, max: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select article_id as id
      from habitude
     where compte_id = ${compteId} and not masquee
     order by nombre desc, dernier_le desc, article_id
     limit ${max}`);
  return rows.map(({ id }) => id);
}
