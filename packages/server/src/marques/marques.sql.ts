import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface MarqueRow {
  id: number;
  code: string;
  nom: string;
  slug: string;
  propre: boolean;
  presentation: Record<Locale, string> | null;
  nombre: number;
  /** In the order of the tree; `nombre` counts the articles of this brand only. */
  categories: { noeudId: number; nombre: number }[];
}

/** The brands with articles on sale. Articles are counted by leaf, then by category. */
export function listMarques(db: Db): Promise<MarqueRow[]> {
  return db.query(sql`
    with par_feuille as materialized (
      select p.marque_id, p.noeud_id, count(*) as nombre
        from article a
        join produit p on p.id = a.produit_id
       where not a.retire
       group by p.marque_id, p.noeud_id
    ),
    par_categorie as materialized (
      select pf.marque_id, c.id as noeud_id, c.gauche, sum(pf.nombre)::int as nombre
        from par_feuille pf
        join noeud n on n.id = pf.noeud_id
        join noeud c on c.niveau = 1 and n.gauche between c.gauche and c.droite
       group by pf.marque_id, c.id
    )
    select m.id, m.code, m.nom, m.slug, m.propre,
           case when m.presentation_fr is not null
             then json_build_object('fr', m.presentation_fr, 'en', m.presentation_en,
               'es', m.presentation_es)
           end as presentation,
           sum(pc.nombre)::int as nombre,
           json_agg(json_build_object('noeudId', pc.noeud_id, 'nombre', pc.nombre)
             order by pc.gauche) as categories
      from marque m
      join par_categorie pc on pc.marque_id = m.id
     group by m.id`);
}
