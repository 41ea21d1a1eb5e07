import type { Rubrique } from '@comptoir/contract/contenus/pages.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface PageRow {
  id: number;
  rubrique: Rubrique;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  resume: Record<Locale, string>;
  /** Markdown. */
  texte: Record<Locale, string>;
  modifieLe: string;
}

export function listPages(db: Db): Promise<PageRow[]> {
  return db.query(sql`
    select id, rubrique, modifie_le::text as "modifieLe",
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', resume_fr, 'en', resume_en, 'es', resume_es) as resume,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte
      from page_contenu
     order by rang, id`);
}
