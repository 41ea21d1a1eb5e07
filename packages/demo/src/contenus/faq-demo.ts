import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Texte } from '../catalogue/modele.ts';

export interface QuestionDemo extends Record<Locale, readonly [question: string, reponse: string]> {
  /** What links in texts call it. */
  code: string;
}

export interface ThemeDemo {
  code: string;
  libelle: Texte;
  questions: readonly QuestionDemo[];
}
