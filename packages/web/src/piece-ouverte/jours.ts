/** Days as a delivery shows them: with their weekday, whatever the distance. */
import { dateCourte, nomDuJour } from '@comptoir/contract/words/jours-dits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export { dateCourte, jourDate, nomDuJour } from '@comptoir/contract/words/jours-dits.ts';

/** « jeu. 19 nov. » */
export function jourDateCourt(locale: Locale, jour: string): string {
  const nom = nomDuJour(locale, jour).slice(0, 3);
  return `${nom}${locale === 'fr' ? '.' : ''} ${dateCourte(locale, jour)}`;
}

/** « novembre 2026 »; `mois` is yyyy-MM. */
export function moisAnnee(locale: Locale, mois: string): string {
  const nom = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return `${nom.format(new Date(`${mois}-15T00:00:00Z`))} ${mois.slice(0, 4)}`;
}

const DAY_MS = 86_400_000;

export function plusJours(jour: string, nombre: number): string {
  return new Date(Date.parse(`${jour}T00:00:00Z`) + nombre * DAY_MS).toISOString().slice(0, 10);
}

/** 1 is Monday. */
export function rangSemaine(jour: string): number {
  return new Date(`${jour}T00:00:00Z`).getUTCDay() || 7;
}

/** The weeks of a month, Monday first; null where a day belongs to another month. */
export function semainesDuMois(mois: string): (string | null)[][] {
  const premier = `${mois}-01`;
  const jours: (string | null)[] = Array.from({ length: rangSemaine(premier) - 1 }, () => null);
  for (let jour = premier; jour.startsWith(mois); jour = plusJours(jour, 1)) jours.push(jour);
  while (jours.length % 7 > 0) jours.push(null);
  return Array.from({ length: jours.length / 7 }, (_, rang) => jours.slice(rang * 7, rang * 7 + 7));
}
