import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface ConditionRow {
  id: number;
  noeud: {
    id: number;
    niveau: number;
    libelle: string;
    slug: string;
    parents: string[];
    gauche: number;
    droite: number;
  } | null;
  marque: { id: number; nom: string; slug: string } | null;
  remise: string;
  debut: string;
  fin: string | null;
}

const LIBELLE = { fr: sql`libelle_fr`, en: sql`libelle_en`, es: sql`libelle_es` };
const SLUG = { fr: sql`slug_fr`, en: sql`slug_en`, es: sql`slug_es` };

/**
 * Those that hold on this day or later, as the tree is read, brands behind. What stands above a node
 * is found for the whole tree at once: looked up for each, it took four times as long.
 */
export function listConditions(
  db: Db,
  compteId: number,
  { jour, langue }: { jour: string; langue: Locale },
): Promise<ConditionRow[]> {
  return db.query(sql`
    with recursive chemin as (
      select id, ${LIBELLE[langue]} as libelle, '{}'::text[] as parents
        from noeud where parent_id is null
       union all
      select n.id, n.${LIBELLE[langue]}, c.parents || c.libelle
        from chemin c
        join noeud n on n.parent_id = c.id
    )
    select ct.id, trim_scale(ct.remise)::text as remise, ct.debut, ct.fin,
           case when n.id is not null then json_build_object('id', n.id, 'niveau', n.niveau,
             'libelle', n.${LIBELLE[langue]}, 'slug', n.${SLUG[langue]},
             'gauche', n.gauche, 'droite', n.droite, 'parents', k.parents) end as noeud,
           case when m.id is not null
             then json_build_object('id', m.id, 'nom', m.nom, 'slug', m.slug) end as marque
      from condition_tarifaire ct
      left join noeud n on n.id = ct.noeud_id
      left join chemin k on k.id = n.id
      left join marque m on m.id = ct.marque_id
     where ct.compte_id = ${compteId} and (ct.fin is null or ct.fin >= ${jour}::date)
     order by n.gauche, m.nom, ct.debut, ct.id`);
}
