/** What an order no longer holds back is free again. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { ajouterAuStock } from '../passage/stock-reserve.sql.ts';

/**
 * All that the order still holds. Rows of stock are locked in the order of everyone before they are
 * written.
 */
export async function rendreStock(tx: Tx, commandeId: number): Promise<void> {
  await tx.execute(sql`
    select from stock s
     where (s.article_id, s.lieu_id) in (
             select l.article_id, coalesce(r.lieu_id, r.attendu_lieu_id)
               from reservation r
               join commande_ligne l on l.id = r.ligne_id
              where l.commande_id = ${commandeId})
     order by s.article_id, s.lieu_id
       for no key update`);
  await tx.execute(sql`
    with parts as (
      delete from reservation r using commande_ligne l
       where l.id = r.ligne_id and l.commande_id = ${commandeId}
      returning l.article_id, coalesce(r.lieu_id, r.attendu_lieu_id) as lieu_id, r.quantite,
                r.attendu_le
    )
    ${ajouterAuStock}`);
}
