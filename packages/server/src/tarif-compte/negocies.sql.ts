import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Validite {
  debut: string;
  fin: string | null;
}

/** Days of the net price in force; undefined where there is none. */
export function findNegocie(
  db: Db,
  { compteId, articleId, jour }: { compteId: number; articleId: number; jour: string },
): Promise<Validite | undefined> {
  return db.maybeOne(sql`
    select debut, fin
      from prix_negocie
     where compte_id = ${compteId} and article_id = ${articleId}
       and debut <= ${jour}::date and (fin is null or fin >= ${jour}::date)
     order by debut desc
     limit 1`);
}
