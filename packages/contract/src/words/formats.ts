/**
 * Numbers, money, dates and hours as people read them. Server and browser must write the same
 * characters, so the time zone is fixed, and forms that change from one ICU release to the next
 * (names of days and months, date order) are composed here instead of asked from `Intl`, which is
 * also slow to begin in a browser.
 */
import type { Devise, Montant } from '../argent.ts';
import type { Locale } from './locales.ts';
import { writeNombre } from './nombre-ecrit.ts';

const TIME_ZONE = 'Europe/Paris';
const DAY_MS = 86_400_000;
const NBSP = '\u00a0';

/** What a visitor sees; a compte has a billing currency of its own. */
export const DEVISE_PAR_DEFAUT: Record<Locale, Devise> = { fr: 'EUR', en: 'GBP', es: 'EUR' };

const MONTHS: Record<Locale, string> = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
};

/** A moment, an ISO date or an ISO moment. */
export type Instant = Date | string | number;

const WEEKDAYS: Record<Locale, string> = {
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
};

/** Today and tomorrow. */
export const JOURS_PROCHES: Record<Locale, readonly string[]> = {
  fr: ['aujourd’hui', 'demain'],
  en: ['today', 'tomorrow'],
  es: ['hoy', 'mañana'],
};

export const SYMBOLES: Record<Devise, string> = { EUR: '€', GBP: '£' };

// Building an Intl formatter costs about fifty times its use.
let partsFormat: Intl.DateTimeFormat | undefined;

/** Never rounds: two decimals, up to four where the amount has them. */
export function formatArgent(locale: Locale, { montant, devise }: Montant): string {
  const { signe, chiffres } = writeNombre(locale, montant, { min: 2, max: 4 });
  const symbole = SYMBOLES[devise];
  return locale === 'en' ? signe + symbole + chiffres : signe + chiffres + NBSP + symbole;
}

/** « 150 € », « 129,23 £ »: cents are said where there are some. For thresholds, not for prices. */
export function formatArgentRond(locale: Locale, montant: Montant): string {
  return formatArgent(locale, montant).replace(/[.,]00(?!\d)/, '');
}

/** A number or a decimal string, exact, at most `decimals` decimals (2 by default). */
export function formatNombre(locale: Locale, nombre: number | string, decimals = 2): string {
  const { signe, chiffres } = writeNombre(locale, nombre, { min: 0, max: decimals });
  return signe + chiffres;
}

/** « 38 % », in English « 38% ». */
export function formatPourcent(locale: Locale, pourcent: number | string): string {
  return `${formatNombre(locale, pourcent)}${locale === 'en' ? '' : NBSP}%`;
}

/** A mean of reviews: « 4,0 » beside « 4,2 ». */
export function formatNote(locale: Locale, moyenne: string): string {
  return writeNombre(locale, moyenne, { min: 1, max: 1 }).chiffres;
}

/** dd/MM/yyyy in every language. */
export function formatDate(date: Instant): string {
  const { day, month, year } = partsOf(date);
  return `${pad(day)}/${pad(month)}/${year}`;
}

/**
 * « 16h30 », “4.30 pm”, « 16:30 » (decisions/0021); also takes a time of day written HH:mm. In
 * English the two twelves have a name: “12 pm” is read either way.
 */
export function formatHeure(locale: Locale, heure: Instant): string {
  const time = typeof heure === 'string' ? /^(\d{2}):(\d{2})/.exec(heure) : null;
  const { hour, minute } = time
    ? { hour: Number(time[1]), minute: Number(time[2]) }
    : partsOf(heure);
  if (locale === 'fr') return `${pad(hour)}h${pad(minute)}`;
  if (locale === 'es') return `${hour}:${pad(minute)}`;
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  const minutes = minute === 0 ? '' : `.${pad(minute)}`;
  return `${hour % 12 || 12}${minutes}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * « aujourd’hui », « demain », « mardi » within seven days, « 24 nov. » otherwise, with the year
 * when it is another one. The reference is given by the caller: a clock read while rendering would
 * differ between server and browser.
 */
export function formatJour(locale: Locale, date: Instant, aujourdhui: Instant): string {
  const jour = partsOf(date);
  const reference = partsOf(aujourdhui);
  const days = (utcDay(jour) - utcDay(reference)) / DAY_MS;
  const proche = JOURS_PROCHES[locale][days];
  if (proche !== undefined) return proche;
  if (days > 0 && days < 7) return nomDeSemaine(locale, date);
  const month = MONTHS[locale].split(' ')[jour.month - 1] ?? '';
  const year = jour.year === reference.year ? '' : NBSP + jour.year;
  // The first of a month is an ordinal in French alone.
  const day = locale === 'fr' && jour.day === 1 ? '1er' : String(jour.day);
  return `${day}${NBSP}${month}${year}`;
}

/** « mardi », whatever the distance. */
export function nomDeSemaine(locale: Locale, date: Instant): string {
  return WEEKDAYS[locale].split(' ')[new Date(utcDay(partsOf(date))).getUTCDay()] ?? '';
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const DATE_SEULE = /^(\d{4})-(\d{2})-(\d{2})$/;

function partsOf(instant: Instant): Parts {
  const [, year, month, day] = typeof instant === 'string' ? (DATE_SEULE.exec(instant) ?? []) : [];
  if (year !== undefined && isReal(instant)) {
    return { year: Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0 };
  }
  return partsInParis(instant);
}

/** The 31st of February is no day. */
function isReal(date: Instant): boolean {
  return !Number.isNaN(new Date(date).getTime());
}

function partsInParis(instant: Instant): Parts {
  partsFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts: Parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  // A date alone is midnight in UTC, the small hours of the same day in Paris.
  for (const { type, value } of partsFormat.formatToParts(new Date(instant))) {
    if (type in parts) parts[type as keyof Parts] = Number(value);
  }
  return parts;
}

function utcDay({ year, month, day }: Parts): number {
  return Date.UTC(year, month - 1, day);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
