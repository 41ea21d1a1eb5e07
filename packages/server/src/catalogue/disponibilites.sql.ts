import type { DonneesDisponibilite } from '@comptoir/contract/catalogue/disponibilite.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface LigneDisponibilite extends DonneesDisponibilite {
  articleId: number;
}

/**
 * Stock of these articles as a buyer sees it: in his store and in the warehouse behind it, or in
 * all warehouses when he has not chosen a store.
 */
export function listDonneesDisponibilite(
  db: Db,
  articleIds: readonly number[],
  magasinId: number | undefined,
): Promise<LigneDisponibilite[]> {
  return db.query(sql`
    with le_magasin as materialized (
      select id, depot_id from magasin where id = ${magasinId ?? null}
    ),
    le_depot as materialized (
      select d.id
        from depot d
       where not exists (select 1 from le_magasin) or d.id = (select depot_id from le_magasin)
    )
    select a.id as "articleId",
           a.delai_fournisseur as "delaiFournisseur",
           coalesce(sum(s.quantite) filter (where s.lieu_id = (select id from le_magasin)), 0)::int
             as magasin,
           coalesce(sum(s.quantite) filter (where s.lieu_id in (select id from le_depot)), 0)::int
             as depot,
           coalesce(json_agg(json_build_object('quantite', s.attendu, 'date', s.attendu_le)
                             order by s.attendu_le)
             filter (where s.attendu > 0 and s.lieu_id in (select id from le_depot)), '[]')
             as attendus
      from article a
      left join stock s on s.article_id = a.id
       and (s.lieu_id = (select id from le_magasin) or s.lieu_id in (select id from le_depot))
     where a.id = any (${articleIds as number[]}::int[])
     group by a.id`);
}
