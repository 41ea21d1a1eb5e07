/** A day as a sentence says it, worked out once: a page says the same few days on every row. */
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

const MEMOIRE = { jour: '', dits: new Map<string, string>() };

export function quand(locale: Locale, date: string, jour: string): string {
  if (MEMOIRE.jour !== jour) {
    MEMOIRE.jour = jour;
    MEMOIRE.dits.clear();
  }
  const cle = locale + date;
  let dit = MEMOIRE.dits.get(cle);
  if (dit === undefined) MEMOIRE.dits.set(cle, (dit = jourDit(locale, date, jour)));
  return dit;
}
