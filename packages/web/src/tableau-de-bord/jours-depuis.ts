import { jourOf } from '@comptoir/contract/jours-ouvres.ts';

const JOUR_MS = 86_400_000;

/** Whole days from the day of a moment, as Paris counts them, to another day. */
export function joursDepuis(instant: string, jour: string): number {
  const debut = jourOf(new Date(instant));
  return Math.max(0, Math.round((Date.parse(jour) - Date.parse(debut)) / JOUR_MS));
}
