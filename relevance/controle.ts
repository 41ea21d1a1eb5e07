import { ARGOT } from './controle/argot.ts';
import { DIMENSIONS } from './controle/dimensions.ts';
import { FAUTES } from './controle/fautes.ts';
import { MOTS } from './controle/mots.ts';
import { MULTI } from './controle/multi.ts';
import { REFERENCES } from './controle/references.ts';
import type { Partie } from './requete.ts';

export const CONTROLE: Partie = {
  reference: REFERENCES,
  mots: MOTS,
  dimensions: DIMENSIONS,
  argot: ARGOT,
  fautes: FAUTES,
  multi: MULTI,
};
