import type { ContenuTrouve } from '@comptoir/contract/articles/suggestion.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface MarqueRow {
  id: number;
  nom: string;
  slug: string;
}

export function listMarques(db: Db): Promise<MarqueRow[]> {
  return db.query(sql`select id, nom, slug from marque`);
}

export interface ContenuRow {
  type: ContenuTrouve['type'];
  id: number;
  libelle: Record<Locale, string>;
  slug: Record<Locale, string>;
  /** A sentence that says more. */
  texte: Record<Locale, string>;
  /** Days between which it is shown; null for no bound. */
  debut: string | null;
  fin: string | null;
}

/** Pages a search may lead to, in the order they are shown; offers not over yet. */
export function listContenus(db: Db): Promise<ContenuRow[]> {
  return db.query(sql`
    select type, id, libelle, slug, texte, debut, fin
      from (
        select 'service' as type, 1 as groupe, rang, id::int as id,
               json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as libelle,
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
               json_build_object('fr', accroche_fr, 'en', accroche_en, 'es', accroche_es) as texte,
               null::date as debut, null::date as fin
          from service
        union all
        select 'univers', 2, rang, id,
               json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es),
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es),
               json_build_object('fr', intro_fr, 'en', intro_en, 'es', intro_es), null, null
          from univers_metier
        union all
        select 'offre', 3, rang, id,
               json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es),
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es),
               json_build_object('fr', accroche_fr, 'en', accroche_en, 'es', accroche_es),
               debut, fin
          from offre
         where fin is null or fin >= current_date
        union all
        select 'page', 4, rang, id,
               json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es),
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es),
               json_build_object('fr', resume_fr, 'en', resume_en, 'es', resume_es), null, null
          from page_contenu
        union all
        select 'faq', 5, rang, id,
               json_build_object('fr', question_fr, 'en', question_en, 'es', question_es),
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es),
               json_build_object('fr', '', 'en', '', 'es', ''), null, null
          from faq_question
        union all
        select 'actualite', 6, row_number() over (order by publie_le desc, id desc), id,
               json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es),
               json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es),
               json_build_object('fr', chapeau_fr, 'en', chapeau_en, 'es', chapeau_es),
               publie_le, null
          from actualite
      ) as contenus
     order by groupe, rang, id`);
}
