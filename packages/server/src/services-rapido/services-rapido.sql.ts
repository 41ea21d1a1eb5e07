import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface ServiceRow {
  id: number;
  code: string;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  accroche: Record<Locale, string>;
  /** Markdown. */
  texte: Record<Locale, string>;
}

export function listServices(db: Db): Promise<ServiceRow[]> {
  return db.query(sql`
    select id, code,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', accroche_fr, 'en', accroche_en, 'es', accroche_es) as accroche,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte
      from service
     order by rang`);
}
