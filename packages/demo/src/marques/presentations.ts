/** What each brand says of itself, by code of brand. */
import type { Texte } from '../catalogue/modele.ts';
import { EQUIPEMENT } from './presentations/equipement.ts';
import { FIXATION } from './presentations/fixation.ts';
import { OUTILLAGE } from './presentations/outillage.ts';
import { QUINCAILLERIE } from './presentations/quincaillerie.ts';
import { SECOND_OEUVRE } from './presentations/second-oeuvre.ts';

export const PRESENTATIONS: Readonly<Record<string, Texte>> = {
  ...FIXATION,
  ...QUINCAILLERIE,
  ...OUTILLAGE,
  ...SECOND_OEUVRE,
  ...EQUIPEMENT,
};
