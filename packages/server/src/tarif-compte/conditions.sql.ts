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

/** Those that hold on this day or later, as the tree is read, brands behind. */
export function listConditions(
  db: Db,
  compteId: number,
  { jour, langue }: { jour: string; langue: Locale },
): Promise<ConditionRow[]> {
  return db.query(sql`
    select ct.id, trim_scale(ct.remise)::text as remise, ct.debut, ct.fin,
           case when n.id is not null then json_build_object('id', n.id, 'niveau', n.niveau,
             'libelle', n.${LIBELLE[langue]}, 'slug', n.${SLUG[langue]},
             'gauche', n.gauche, 'droite', n.droite,
             'parents', array(
               select p.${LIBELLE[langue]} from noeud p
                where p.gauche <= n.gauche and p.droite >= n.gauche and p.niveau < n.niveau
                order by p.niveau)) end as noeud,
           case when m.id is not null
             then json_build_object('id', m.id, 'nom', m.nom, 'slug', m.slug) end as marque
      from condition_tarifaire ct
      left join noeud n on n.id = ct.noeud_id
      left join marque m on m.id = ct.marque_id
     where ct.compte_id = ${compteId} and (ct.fin is null or ct.fin >= ${jour}::date)
     order by n.gauche, m.nom, ct.debut, ct.id`);
}
