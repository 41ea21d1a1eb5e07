import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface PeriodeRow {
  debut: string;
  fin: string | null;
  prix: string;
}

/**
 * Every net price an article had, has or will have, with the days it was agreed for; one changed in
 * its row begins after what stood there before.
 */
export function listPeriodes(
  db: Db,
  { compteId, articleId }: { compteId: number; articleId: number },
): Promise<PeriodeRow[]> {
  return db.query(sql`
    select r.depuis as debut, r.fin, r.prix::text as prix
      from prix_negocie_remplace r
     where r.compte_id = ${compteId} and r.article_id = ${articleId}
    union all
    select v.debut, v.fin, v.prix
      from (select greatest(pn.debut,
                     (select max(r.fin) + 1 from prix_negocie_remplace r
                       where r.compte_id = pn.compte_id and r.article_id = pn.article_id
                         and r.debut = pn.debut)) as debut,
                   pn.fin, pn.prix::text as prix
              from prix_negocie pn
             where pn.compte_id = ${compteId} and pn.article_id = ${articleId}) as v
     where v.fin is null or v.fin >= v.debut
     order by debut`);
}
