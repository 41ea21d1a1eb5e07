import type { Texte } from '../catalogue/modele.ts';

export interface QuestionDemo {
  /** Kinds of things it is asked about. */
  genres: readonly string[];
  question: Texte;
  reponse: Texte;
}
