import { ARGOT } from './reglage/argot.ts';
import { DIMENSIONS } from './reglage/dimensions.ts';
import { FAUTES } from './reglage/fautes.ts';
import { MOTS } from './reglage/mots.ts';
import { MULTI } from './reglage/multi.ts';
import { REFERENCES } from './reglage/references.ts';
import { ABSENTS } from './reglage/absents.ts';
import { HORS_GAMME } from './reglage/hors-gamme.ts';
import { NEGATIONS } from './reglage/negations.ts';
import { QUESTIONS } from './reglage/questions.ts';
import { UNITES } from './reglage/unites.ts';
import { VOISINS } from './reglage/voisins.ts';
import type { Partie } from './requete.ts';

export const REGLAGE: Partie = {
  reference: REFERENCES,
  mots: MOTS,
  dimensions: DIMENSIONS,
  argot: ARGOT,
  fautes: FAUTES,
  multi: MULTI,
  negation: NEGATIONS,
  unites: UNITES,
  questions: QUESTIONS,
  voisins: VOISINS,
  absents: ABSENTS,
  horsGamme: HORS_GAMME,
};
