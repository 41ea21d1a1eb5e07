/** Stems, so that « perceuses » finds « perceuse ». */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Locale } from '@comptoir/contract/words/locales.ts';

const STEMMERS: Record<Locale, (mot: string) => string> = {
  fr: french,
  en: english,
  es: spanish,
};

/** Shorter words have no ending to lose. */
const MIN_SIGNES = 4;

export function racineOf(mot: string, langue: Locale): string {
  return mot.length < MIN_SIGNES ? mot : STEMMERS[langue](mot);
}
