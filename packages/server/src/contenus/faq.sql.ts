import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface ThemeRow {
  code: string;
  libelle: Record<Locale, string>;
}

export interface QuestionRow {
  id: number;
  theme: string;
  question: Record<Locale, string>;
  slug: Record<Locale, string>;
  /** Markdown. */
  reponse: Record<Locale, string>;
  modifieLe: string;
}

/** Themes that have a question. */
export function listThemes(db: Db): Promise<ThemeRow[]> {
  return db.query(sql`
    select code, json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from faq_theme t
     where exists (select 1 from faq_question q where q.theme_id = t.id)
     order by rang, id`);
}

export function listQuestions(db: Db): Promise<QuestionRow[]> {
  return db.query(sql`
    select q.id, t.code as theme, q.modifie_le::text as "modifieLe",
           json_build_object('fr', question_fr, 'en', question_en, 'es', question_es) as question,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', reponse_fr, 'en', reponse_en, 'es', reponse_es) as reponse
      from faq_question q
      join faq_theme t on t.id = q.theme_id
     order by t.rang, t.id, q.rang, q.id`);
}
