/** By kind of thing, what is said of it. */
import type { Registre } from './registre.ts';
import { FIXATION } from './registres/fixation.ts';
import { OUTILLAGE } from './registres/outillage.ts';
import { PROTECTION } from './registres/protection.ts';
import { QUINCAILLERIE } from './registres/quincaillerie.ts';
import { SECOND_OEUVRE } from './registres/second-oeuvre.ts';

export const REGISTRES: readonly Registre[] = [
  ...FIXATION,
  ...QUINCAILLERIE,
  ...OUTILLAGE,
  ...SECOND_OEUVRE,
  ...PROTECTION,
];

const PAR_GENRE = new Map(
  REGISTRES.flatMap((registre) => registre.genres.map((genre) => [genre, registre])),
);

export function registreOf(genre: string): Registre | undefined {
  return PAR_GENRE.get(genre);
}
