/** What a product leads to: of each linked product the best sold article on sale that fits. */
import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { sql } from '../db/sql.ts';

export type TypeLien = 'complement' | 'accessoire' | 'equivalent';

export interface LienFiche {
  produitId: number;
  type: TypeLien;
  articleId: number;
  /** Codes of the attributes of this product that the linked article has to agree with. */
  accords: string[];
  /** One of its articles that agree with it; null where nothing has to. */
  exempleId: number | null;
}

/** By rank. A link with accords gives one article for each value its articles have of them. */
export function listLiens(db: Db, ids: readonly number[]): Promise<LienFiche[]> {
  return db.query(sql`
    with lien as (
      select l.produit_id, l.type, l.autre_id, l.rang, count(c.attribut_id) as accords
        from produit_lien l
        left join produit_lien_accord c using (produit_id, type, autre_id)
       where l.produit_id = any (${forAny(ids)}::int[])
       group by l.produit_id, l.type, l.autre_id
    ),
    cote as (
      select l.*, false as autre, l.produit_id as de, c.attribut_id as accord, c.attribut_id
        from lien l join produit_lien_accord c using (produit_id, type, autre_id)
      union all
      select l.*, true, l.autre_id, c.attribut_id, c.autre_attribut_id
        from lien l join produit_lien_accord c using (produit_id, type, autre_id)
    ),
    -- Each article of both sides with the values that have to agree; without one of them it has none.
    cle as (
      select k.produit_id, k.type, k.autre_id, k.rang, k.autre, a.id, a.popularite, a.retire,
             string_agg(coalesce(v.code, v.nombre::text), ' ' order by k.accord) as valeurs
        from cote k
        join article a on a.produit_id = k.de
        join attribut_valeur v on v.attribut_id = k.attribut_id and v.id = any (a.valeurs)
       group by k.produit_id, k.type, k.autre_id, k.rang, k.autre, k.accords, a.id
      having count(*) = k.accords
    ),
    choisi as (
      select distinct on (produit_id, type, autre_id, valeurs) *
        from cle
       where autre and not retire
       order by produit_id, type, autre_id, valeurs, popularite desc, id
    )
    select l.produit_id as "produitId", l.type, l.rang, l.autre_id as "autreId",
           a.id as "articleId", '{}'::text[] as accords, null::int as "exempleId"
      from lien l
      cross join lateral (
        select id from article
         where produit_id = l.autre_id and not retire
         order by popularite desc, id
         limit 1) as a
     where l.accords = 0
    union all
    select o.produit_id, o.type, o.rang, o.autre_id, c.id,
           array(select t.code
                   from produit_lien_accord r
                   join attribut t on t.id = r.attribut_id
                  where (r.produit_id, r.type, r.autre_id) = (o.produit_id, o.type, o.autre_id)
                  order by r.attribut_id),
           min(o.id)
      from cle o
      join choisi c using (produit_id, type, autre_id, valeurs)
     where not o.autre
     group by o.produit_id, o.type, o.rang, o.autre_id, c.id
     order by rang, "autreId", "articleId"`);
}
