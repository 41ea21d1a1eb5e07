/** What a company has bought of each article: reviews and habits are read from it. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** The column is an integer; nobody buys that many. */
const MAX = 2_000_000_000;

/**
 * What leaves is bought, on the day it was ordered; an order counts once for each article, in
 * however many parts it leaves. After `quantite_expediee` was written. Each line once.
 */
export async function compterAchats(
  tx: Tx,
  commandeId: number,
  lignes: readonly { ligneId: number; quantite: number }[],
): Promise<void> {
  const ids = lignes.map(({ ligneId }) => ligneId);
  const quantites = lignes.map(({ quantite }) => quantite);
  // In the order of the articles: two shipments to one company never wait for each other in a ring.
  await tx.execute(sql`
    with partis as (
      select c.compte_id, l.article_id, sum(p.quantite) as quantite,
             (c.passee_le at time zone 'Europe/Paris')::date as le,
             -- Some of it left before: this order is counted already.
             sum(l.quantite_expediee) > sum(coalesce(p.quantite, 0)) as compte
        from commande c
        join commande_ligne l on l.commande_id = c.id
        left join unnest(${ids}::bigint[], ${quantites}::int[]) as p (ligne_id, quantite)
          on p.ligne_id = l.id
       where c.id = ${commandeId}
       group by c.id, l.article_id
      having sum(p.quantite) > 0
    )
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    select compte_id, article_id, 1, least(quantite, ${MAX})::int, le
      from partis
     order by article_id
    on conflict on constraint un_achat_par_compte_et_article
      do update set nombre = achat.nombre
                      + (select (not compte)::int from partis p
                          where p.article_id = excluded.article_id),
                    quantite = least(achat.quantite::bigint + excluded.quantite, ${MAX})::int,
                    dernier_le = greatest(achat.dernier_le, excluded.dernier_le)`);
}
