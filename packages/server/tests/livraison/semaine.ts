/** A week to test dates in, not far from today: prices of the tests hold around it. */
import { instantOf, isOuvre, jourOf, nextDay } from '@comptoir/contract/jours-ouvres.ts';

/** The first Monday from today that begins three weeks without a holiday. */
export const LUNDI = premierLundi(jourOf(new Date()));

/** So many days after that Monday. */
export function jourDeSemaine(nombre: number): string {
  let jour = LUNDI;
  for (let i = 0; i < nombre; i++) jour = nextDay(jour);
  return jour;
}

/** A moment of that week, in Paris. */
export function moment(nombre: number, heure: string): Date {
  return instantOf(jourDeSemaine(nombre), heure);
}

function premierLundi(depuis: string): string {
  for (let jour = depuis; ; jour = nextDay(jour)) {
    if (new Date(`${jour}T00:00:00Z`).getUTCDay() === 1 && isTroisSemaines(jour)) return jour;
  }
}

function isTroisSemaines(lundi: string): boolean {
  let jour = lundi;
  for (let i = 0; i < 21; i++) {
    if (i % 7 < 5 && !isOuvre(jour)) return false;
    jour = nextDay(jour);
  }
  return true;
}
