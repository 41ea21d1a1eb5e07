import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface UniversRow {
  id: number;
  code: string;
  libelle: Record<Locale, string>;
  slug: Record<Locale, string>;
  intro: Record<Locale, string>;
  nombre: number;
  /** The fullest first; `nombre` counts the articles of this trade only. */
  familles: { noeudId: number; nombre: number }[];
}

/** All trades with their articles on sale, counted by product, then by family. */
export function listUnivers(db: Db): Promise<UniversRow[]> {
  return db.query(sql`
    with par_produit as materialized (
      select produit_id, count(*) as nombre from article where not retire group by produit_id
    ),
    par_famille as materialized (
      select up.univers_metier_id as univers_id, f.id as noeud_id, sum(pp.nombre)::int as nombre
        from univers_metier_produit up
        join par_produit pp on pp.produit_id = up.produit_id
        join produit p on p.id = up.produit_id
        join noeud n on n.id = p.noeud_id
        left join noeud f on f.niveau = 2 and n.gauche between f.gauche and f.droite
       group by up.univers_metier_id, f.id
    )
    select u.id, u.code,
           json_build_object('fr', u.libelle_fr, 'en', u.libelle_en, 'es', u.libelle_es) as libelle,
           json_build_object('fr', u.slug_fr, 'en', u.slug_en, 'es', u.slug_es) as slug,
           json_build_object('fr', u.intro_fr, 'en', u.intro_en, 'es', u.intro_es) as intro,
           coalesce(sum(pf.nombre), 0)::int as nombre,
           coalesce(
             json_agg(json_build_object('noeudId', pf.noeud_id, 'nombre', pf.nombre)
               order by pf.nombre desc, pf.noeud_id) filter (where pf.noeud_id is not null),
             '[]') as familles
      from univers_metier u
      left join par_famille pf on pf.univers_id = u.id
     group by u.id
     order by u.rang`);
}
