/** What texts of the demo may link to. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Db } from '@comptoir/server/db/pool.ts';
import { THEMES } from './faq.ts';
import type { QuestionDemo } from './faq-demo.ts';
import type { Cible, Cibles } from './lier-texte.ts';
import { PAGES } from './pages.ts';

/** Every question with the identifier it gets: their order. */
export const QUESTIONS: readonly (QuestionDemo & {
  id: number;
  theme: string;
})[] = THEMES.flatMap(({ code, questions }) =>
  questions.map((question) => ({ ...question, theme: code })),
).map((question, index) => ({ ...question, id: index + 1 }));

export function slugsOf(titre: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, slugify(titre(locale))])) as Record<
    Locale,
    string
  >;
}

export const slugsDePage = (page: (typeof PAGES)[number]) =>
  slugsOf((locale) => page[locale].nom ?? page[locale].titre);

export const slugsDeQuestion = (question: QuestionDemo) => slugsOf((locale) => question[locale][0]);

type Row = Cible & { code: string };

export async function readCibles(db: Db): Promise<Cibles> {
  const [services, noeuds] = [
    await db.query<Row>(sql`
      select id, code, json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug
        from service`),
    await db.query<Row & { niveau: number }>(sql`
      select id, code, niveau,
             json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug
        from noeud`),
  ];
  return {
    page: new Map(PAGES.map((page) => [String(page.id), { id: page.id, slug: slugsDePage(page) }])),
    faq: new Map(
      QUESTIONS.map((each) => [each.code, { id: each.id, slug: slugsDeQuestion(each) }]),
    ),
    service: new Map(services.map((each) => [each.code, each])),
    noeud: new Map(noeuds.map((each) => [each.code, each])),
  };
}
