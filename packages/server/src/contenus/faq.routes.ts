import * as contract from '@comptoir/contract/contenus/faq.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { direTextes, type Articles, type Dire } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listQuestions, listThemes, type QuestionRow, type ThemeRow } from './faq.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  articles: Pick<Articles, 'readChange'>;
}

export function faqRoutes(calls: Calls, { pool, bus, articles }: Deps): void {
  const load = keep(bus, ['contenus-modifies'], async () => {
    const [themes, questions] = await Promise.all([listThemes(pool), listQuestions(pool)]);
    return { themes, questions };
  });

  const read = async (demande: Demande) =>
    direTextes(demande.langue, await articles.readChange(demande));

  calls.handle(contract.lireFaq, async (demande) => {
    const { langue } = demande;
    const dire = await read(demande);
    const { themes, questions } = await load();
    return {
      themes: themes.map((row) => toTheme(row, langue)),
      questions: questions.map((row) => toQuestion(row, langue, dire)),
    };
  });

  calls.handle(contract.lireQuestionFrequente, async (demande, { params }) => {
    const { langue } = demande;
    const dire = await read(demande);
    const { themes, questions } = await load();
    const row = questions.find(({ id }) => id === params.id);
    const theme = themes.find(({ code }) => code === row?.theme);
    if (!row || !theme) throw refus('introuvable');
    return {
      question: toQuestion(row, langue, dire),
      theme: toTheme(theme, langue),
      slugs: row.slug,
      modifieLe: row.modifieLe,
      voisines: questions
        .filter((each) => each.theme === row.theme && each.id !== row.id)
        .map(({ id, question, slug }) => ({
          id,
          question: dire(question),
          slug: slug[langue],
        })),
    };
  });
}

function toTheme({ code, libelle }: ThemeRow, langue: Locale): contract.ThemeFaq {
  return { code, libelle: libelle[langue] };
}

function toQuestion(row: QuestionRow, langue: Locale, dire: Dire): contract.QuestionFrequente {
  const { id, theme } = row;
  return {
    id,
    theme,
    question: dire(row.question),
    slug: row.slug[langue],
    reponse: dire(row.reponse),
  };
}
