/**
 * Other words for what the shop sells, written for the trade: slang, names of the material or the
 * maker that stand for the thing, the other side of the Atlantic. They are part of the program and
 * are delivered with it (`livrer-synonymes.ts`); a company adds its own in the table.
 */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { ACTIONS as ACTIONS_EN } from './anglais/actions.ts';
import { FIXINGS } from './anglais/fixings.ts';
import { SITE } from './anglais/site.ts';
import { TOOLS } from './anglais/tools.ts';
import { QUESTIONS as QUESTIONS_EN } from './anglais/questions.ts';
import type { Entree } from './entree.ts';
import { ACTIONS as ACTIONS_ES } from './espagnol/actions.ts';
import { FIJACION } from './espagnol/fijacion.ts';
import { HERRAMIENTAS } from './espagnol/herramientas.ts';
import { OBRA } from './espagnol/obra.ts';
import { QUESTIONS as QUESTIONS_ES } from './espagnol/questions.ts';
import { ACTIONS } from './francais/actions.ts';
import { EQUIPEMENT } from './francais/equipement.ts';
import { FIXATION } from './francais/fixation.ts';
import { METIER } from './francais/metier.ts';
import { OUTILLAGE } from './francais/outillage.ts';
import { QUESTIONS } from './francais/questions.ts';
import { QUINCAILLERIE } from './francais/quincaillerie.ts';
import { SECOND_OEUVRE } from './francais/second-oeuvre.ts';

export interface Synonyme {
  langue: Locale;
  terme: string;
  equivalents: readonly string[];
  sens: 'deux' | 'un';
}

const ENTREES: Record<Locale, readonly Entree[]> = {
  fr: [
    ...FIXATION,
    ...QUINCAILLERIE,
    ...OUTILLAGE,
    ...SECOND_OEUVRE,
    ...EQUIPEMENT,
    ...METIER,
    ...QUESTIONS,
    ...ACTIONS,
  ],
  en: [...FIXINGS, ...TOOLS, ...SITE, ...QUESTIONS_EN, ...ACTIONS_EN],
  es: [...FIJACION, ...HERRAMIENTAS, ...OBRA, ...QUESTIONS_ES, ...ACTIONS_ES],
};

export const SYNONYMES: readonly Synonyme[] = (['fr', 'en', 'es'] as const).flatMap((langue) =>
  ENTREES[langue].map(([terme, equivalents, sens]): Synonyme => ({
    langue,
    terme,
    equivalents,
    sens: sens ?? 'un',
  })),
);
