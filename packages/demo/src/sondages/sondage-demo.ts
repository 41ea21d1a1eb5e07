/** How surveys of the demo are written, and how often each answer is given. */
import type { Texte } from '../catalogue/modele.ts';

interface QuestionBase {
  libelle: Texte;
  obligatoire: boolean;
  /** Percent of people who answer it, where they need not. */
  taux?: number;
}

/** `poids`: its weight among the others for `choix`, percent who tick it for `choix-multiple`. */
export type ChoixDemo = readonly [libelle: Texte, poids: number];

export type QuestionDemo = QuestionBase &
  (
    | { genre: 'choix' | 'choix-multiple'; choix: readonly ChoixDemo[] }
    /** What its ends mean, and what each degree weighs. */
    | { genre: 'echelle'; bornes: readonly [Texte, Texte]; poids: readonly number[] }
    | { genre: 'texte'; textes: readonly string[] }
  );

export interface SondageDemo {
  titre: Texte;
  /** Markdown. */
  texte: Texte;
  /** Days from now. */
  debut: number;
  fin: number;
  /** People who answered. */
  reponses: number;
  questions: readonly QuestionDemo[];
}
