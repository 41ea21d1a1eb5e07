/** Days said by their weekday or their date, whatever the distance. */
import { formatJour } from './formats.ts';
import type { Locale } from './locales.ts';

/** « jeudi » */
export function nomDuJour(locale: Locale, jour: string): string {
  return formatJour(locale, jour, jour);
}

/** « 19 nov. » */
export function dateCourte(locale: Locale, jour: string): string {
  // Told from the other half of the same year: neither a weekday nor a year is then said.
  const [annee, mois] = jour.split('-');
  return formatJour(locale, jour, `${annee}-${Number(mois) < 7 ? '12-31' : '01-01'}`);
}

/** « jeudi 19 nov. » */
export function jourDate(locale: Locale, jour: string): string {
  return `${nomDuJour(locale, jour)} ${dateCourte(locale, jour)}`;
}
