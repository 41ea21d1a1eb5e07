import { ABSENTS } from './epreuve/absents.ts';
import { HORS_GAMME } from './epreuve/hors-gamme.ts';
import { NEGATIONS } from './epreuve/negations.ts';
import { QUESTIONS } from './epreuve/questions.ts';
import { UNITES } from './epreuve/unites.ts';
import { VOISINS } from './epreuve/voisins.ts';
import type { Partie } from './requete.ts';

export const EPREUVE: Partie = {
  negation: NEGATIONS,
  unites: UNITES,
  questions: QUESTIONS,
  voisins: VOISINS,
  absents: ABSENTS,
  horsGamme: HORS_GAMME,
};
