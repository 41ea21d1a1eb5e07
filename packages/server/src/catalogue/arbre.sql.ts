import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface NoeudRow {
  id: number;
  parentId: number | null;
  niveau: number;
  gauche: number;
  droite: number;
  libelle: Record<Locale, string>;
  slug: Record<Locale, string>;
  intro: Record<Locale, string> | null;
  nombre: number;
}

/** The whole tree in walk order. Articles are counted on their own node, then summed by interval. */
export function listArbre(db: Db): Promise<NoeudRow[]> {
  return db.query(sql`
    with par_noeud as materialized (
      select p.noeud_id, count(*) as nombre
        from article a
        join produit p on p.id = a.produit_id
       where not a.retire
       group by p.noeud_id
    )
    select n.id, n.parent_id as "parentId", n.niveau, n.gauche, n.droite,
           json_build_object('fr', n.libelle_fr, 'en', n.libelle_en, 'es', n.libelle_es) as libelle,
           json_build_object('fr', n.slug_fr, 'en', n.slug_en, 'es', n.slug_es) as slug,
           case when n.intro_fr is not null
             then json_build_object('fr', n.intro_fr, 'en', n.intro_en, 'es', n.intro_es)
           end as intro,
           coalesce((select sum(pn.nombre)
                       from noeud f
                       join par_noeud pn on pn.noeud_id = f.id
                      where f.gauche between n.gauche and n.droite), 0)::int as nombre
      from noeud n
     order by n.gauche`);
}
