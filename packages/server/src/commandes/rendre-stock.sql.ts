/** What an order no longer holds back is free again. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

/**
 * All that the order still holds. Rows of stock are locked in the order of everyone before they are
 * written.
 */
export async function rendreStock(tx: Tx, commandeId: number): Promise<void> {
  await tx.execute(sql`
    select from stock s
     where (s.article_id, s.lieu_id) in (
             select l.article_id, r.lieu_id
               from reservation r
               join commande_ligne l on l.id = r.ligne_id
              where l.commande_id = ${commandeId} and r.lieu_id is not null)
     order by s.article_id, s.lieu_id
       for no key update`);
  await tx.execute(sql`
    with rendues as (
      delete from reservation r using commande_ligne l
       where l.id = r.ligne_id and l.commande_id = ${commandeId}
      returning l.article_id, r.lieu_id, r.quantite
    )
    update stock s
       set quantite = s.quantite + p.quantite
      from (select article_id, lieu_id, sum(quantite)::int as quantite
              from rendues
             where lieu_id is not null
             group by article_id, lieu_id) p
     where s.article_id = p.article_id and s.lieu_id = p.lieu_id`);
}
