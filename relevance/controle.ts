import { ARGOT } from './controle/argot.ts';
import { DIMENSIONS } from './controle/dimensions.ts';
import { FAUTES } from './controle/fautes.ts';
import { MOTS } from './controle/mots.ts';
import { MULTI } from './controle/multi.ts';
import { REFERENCES } from './controle/references.ts';
import { ABSENTS } from './controle/absents.ts';
import { HORS_GAMME } from './controle/hors-gamme.ts';
import { NEGATIONS } from './controle/negations.ts';
import { QUESTIONS } from './controle/questions.ts';
import { UNITES } from './controle/unites.ts';
import { VOISINS } from './controle/voisins.ts';
import type { Partie } from './requete.ts';

export const CONTROLE: Partie = {
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
