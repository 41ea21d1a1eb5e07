import { ARGOT } from './reglage/argot.ts';
import { DIMENSIONS } from './reglage/dimensions.ts';
import { FAUTES } from './reglage/fautes.ts';
import { MOTS } from './reglage/mots.ts';
import { MULTI } from './reglage/multi.ts';
import { REFERENCES } from './reglage/references.ts';
import type { Partie } from './requete.ts';

export const REGLAGE: Partie = {
  reference: REFERENCES,
  mots: MOTS,
  dimensions: DIMENSIONS,
  argot: ARGOT,
  fautes: FAUTES,
  multi: MULTI,
};
