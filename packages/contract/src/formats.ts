/**
 * Numbers, money, dates and hours as people read them. Server and browser must write the same
 * characters, so the time zone is fixed, and forms that change from one ICU release to the next
 * (month abbreviations, date order) are composed here instead of asked from `Intl`.
 */
import type { Devise, Montant } from './argent.ts';
import type { Locale } from './locales.ts';

const TIME_ZONE = 'Europe/Paris';
const TAGS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' };
const DAY_MS = 86_400_000;
const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';
const MINUS = '\u2212';

/** What a visitor sees; a compte has a billing currency of its own. */
export const DEVISE_PAR_DEFAUT: Record<Locale, Devise> = { fr: 'EUR', en: 'GBP', es: 'EUR' };

const MONTHS: Record<Locale, string> = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
};

/** A moment, an ISO date or an ISO moment. */
export type Instant = Date | string | number;

// Building an Intl formatter costs about fifty times its use.
const numberFormats = new Map<string, Intl.NumberFormat>();
const weekdayFormats = new Map<Locale, Intl.DateTimeFormat>();
let partsFormat: Intl.DateTimeFormat | undefined;

/** Never rounds: two decimals, up to four where the amount has them. */
export function formatArgent(locale: Locale, { montant, devise }: Montant): string {
  const format = numberFormat(locale, devise, {
    style: 'currency',
    currency: devise,
    // « 12,00 £ », not « 12,00 £GB ».
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  });
  return toTypeface(format.format(montant as Intl.StringNumericLiteral));
}

/** A number or a decimal string, exact, at most `decimals` decimals (2 unless told). */
export function formatNombre(locale: Locale, nombre: number | string, decimals = 2): string {
  const format = numberFormat(locale, String(decimals), { maximumFractionDigits: decimals });
  return toTypeface(format.format(nombre as number | Intl.StringNumericLiteral));
}

/** dd/MM/yyyy in every language. */
export function formatDate(date: Instant): string {
  const { day, month, year } = partsOf(date);
  return `${pad(day)}/${pad(month)}/${year}`;
}

/** HH'h'mm in every language; also takes a time of day written HH:mm. */
export function formatHeure(heure: Instant): string {
  const time = typeof heure === 'string' ? /^(\d{2}):(\d{2})/.exec(heure) : null;
  if (time) return `${time[1]}h${time[2]}`;
  const { hour, minute } = partsOf(heure);
  return `${pad(hour)}h${pad(minute)}`;
}

/**
 * « mardi » for the seven days that start with `aujourdhui`, « 24 nov. » otherwise, with the year
 * when it is another one. The reference is given by the caller: a clock read while rendering would
 * differ between server and browser.
 */
export function formatJour(locale: Locale, date: Instant, aujourdhui: Instant): string {
  const jour = partsOf(date);
  const reference = partsOf(aujourdhui);
  const days = (utcDay(jour) - utcDay(reference)) / DAY_MS;
  if (days >= 0 && days < 7) return weekdayFormat(locale).format(utcDay(jour));
  const month = MONTHS[locale].split(' ')[jour.month - 1] ?? '';
  const year = jour.year === reference.year ? '' : NBSP + jour.year;
  // The first of a month is an ordinal in French alone.
  const day = locale === 'fr' && jour.day === 1 ? '1er' : String(jour.day);
  return `${day}${NBSP}${month}${year}`;
}

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

function partsOf(instant: Instant): Parts {
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

function weekdayFormat(locale: Locale): Intl.DateTimeFormat {
  const known = weekdayFormats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(TAGS[locale], { weekday: 'long', timeZone: 'UTC' });
  weekdayFormats.set(locale, format);
  return format;
}

function numberFormat(
  locale: Locale,
  kind: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = locale + kind;
  const known = numberFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(TAGS[locale], options);
  numberFormats.set(key, format);
  return format;
}

// A hyphen before a figure may be left alone at the end of a line; the narrow space that Intl puts
// between thousands is hardly drawn by the typeface.
function toTypeface(text: string): string {
  return text.replace('-', MINUS).replaceAll(NARROW_NBSP, NBSP);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
