/** Days as a sentence takes them: with what each language puts before a weekday or a date. */
import { formatJour, JOURS_PROCHES, nomDeSemaine, type Instant } from './formats.ts';
import type { Locale } from './locales.ts';

/** Before a weekday, before a date. */
const LE: Record<Locale, readonly [string, string]> = {
  fr: ['', 'le '],
  en: ['on ', 'on '],
  es: ['el ', 'el '],
};

/** Before a weekday, before a date; on the last day itself. */
const JUSQUA: Record<Locale, readonly [string, string, string]> = {
  fr: ['jusqu’à ', 'jusqu’au ', 'jusqu’à ce soir'],
  en: ['until ', 'until ', 'until tonight'],
  es: ['hasta el ', 'hasta el ', 'hasta hoy'],
};

/** « jeudi » */
export function nomDuJour(locale: Locale, jour: string): string {
  return nomDeSemaine(locale, jour);
}

/** « 19 nov. » */
export function dateCourte(locale: Locale, jour: string): string {
  // Told from the other half of the same year: neither a weekday nor a year is then said.
  const [annee, mois] = jour.split('-');
  return formatJour(locale, jour, `${annee}-${Number(mois) < 7 ? '12-31' : '01-01'}`);
}

/** « jeudi 19 nov. »; told from a day: « aujourd’hui », « demain », « jeudi 19 nov. ». */
export function jourDate(locale: Locale, jour: string, aujourdhui?: Instant): string {
  const dit = aujourdhui === undefined ? '' : formatJour(locale, jour, aujourdhui);
  if (JOURS_PROCHES[locale].includes(dit)) return dit;
  return `${nomDuJour(locale, jour)} ${dateCourte(locale, jour)}`;
}

/** After a verb: « aujourd’hui », « demain », « mardi », « le 24 nov. ». */
export function jourDit(locale: Locale, date: Instant, aujourdhui: Instant): string {
  const jour = formatJour(locale, date, aujourdhui);
  if (JOURS_PROCHES[locale].includes(jour)) return jour;
  return LE[locale][rangOf(jour)] + jour;
}

/** How long something holds: « jusqu’à ce soir », « jusqu’à mardi », « jusqu’au 24 nov. ». */
export function jusqua(locale: Locale, date: Instant, aujourdhui: Instant): string {
  const jour = formatJour(locale, date, aujourdhui);
  const [cesoir, demain] = JOURS_PROCHES[locale];
  if (jour === cesoir) return JUSQUA[locale][2];
  if (jour === demain) return (locale === 'es' ? 'hasta ' : JUSQUA[locale][0]) + jour;
  return JUSQUA[locale][rangOf(jour)] + jour;
}

/** 0: a weekday; 1: a date. */
function rangOf(jour: string): 0 | 1 {
  return /^\d/.test(jour) ? 1 : 0;
}
