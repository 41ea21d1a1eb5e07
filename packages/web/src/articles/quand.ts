/** A day as a sentence says it: « mardi », « le 24 nov. », “on Tuesday”. */
import { formatJour } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { oncePerLanguage, type TranslateArticles } from './mots.ts';

/** A page tells the same few days on every row, and a formatter takes its time. */
const said = oncePerLanguage(() => ({ jour: '', dates: new Map<string, string>() }));

export function quand(t: TranslateArticles, locale: Locale, date: string, jour: string): string {
  const memory = said(t);
  if (memory.jour !== jour) {
    memory.jour = jour;
    memory.dates.clear();
  }
  let texte = memory.dates.get(date);
  if (texte === undefined) {
    const nom = formatJour(locale, date, jour);
    texte = /^\d/.test(nom) ? t('jour.date', { jour: nom }) : t('jour.semaine', { jour: nom });
    memory.dates.set(date, texte);
  }
  return texte;
}
