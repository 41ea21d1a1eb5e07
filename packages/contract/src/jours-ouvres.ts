/**
 * Working days in mainland France: Monday to Friday, holidays apart. Days are `yyyy-MM-dd`. Where a
 * departement is named its own holidays count too.
 */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The day it is in Paris. */
export function jourOf(instant: Date): string {
  return clockOf(instant).slice(0, 10);
}

/** The hour it is in Paris, `HH:mm`. */
export function heureOf(instant: Date): string {
  return clockOf(instant).slice(11, 16);
}

/**
 * `yyyy-MM-ddTHH:mm…` as the clocks of Paris show it: an hour ahead, two from the last Sunday of
 * March to that of October. Reckoned, because a browser takes 40 ms to read its time zones.
 */
function clockOf(instant: Date): string {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = time >= changeOfClock(year, MARCH) && time < changeOfClock(year, OCTOBER);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
}

const MARCH = 2;
const OCTOBER = 9;

/** At 01:00 UTC on the last Sunday of a month. */
function changeOfClock(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/** When the clocks of Paris show this; of an hour that a change of clock skips, the one after it. */
export function instantOf(jour: string, heure: string): Date {
  const asUtc = Date.parse(`${jour}T${heure}:00Z`);
  const summer = new Date(asUtc - 2 * HOUR_MS);
  const isSummer = jourOf(summer) === jour && heureOf(summer) === heure;
  return isSummer ? summer : new Date(asUtc - HOUR_MS);
}

export function isOuvre(jour: string, departement?: string): boolean {
  const weekday = toDate(jour).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFerie(jour, departement);
}

export function isFerie(jour: string, departement?: string): boolean {
  return ferieOf(jour, departement) !== undefined;
}

/** Which holiday a day is, if any. */
export function ferieOf(jour: string, departement?: string): Ferie | undefined {
  const { partout, concordat } = feriesOf(Number(jour.slice(0, 4)));
  const ferie = partout.get(jour);
  if (ferie !== undefined || departement === undefined) return ferie;
  return CONCORDAT.includes(departement) ? concordat.get(jour) : undefined;
}

/** The day `nombre` working days after; with 0, the day itself or the next working one. */
export function ajouterJoursOuvres(jour: string, nombre: number, departement?: string): string {
  let day = jour;
  while (!isOuvre(day, departement)) day = nextDay(day);
  for (let left = nombre; left > 0; left--) {
    do day = nextDay(day);
    while (!isOuvre(day, departement));
  }
  return day;
}

/** Moselle, Bas-Rhin and Haut-Rhin kept two holidays of German law. */
const CONCORDAT: readonly string[] = ['57', '67', '68'];

const FIXES = {
  'jour-de-l-an': '01-01',
  'fete-du-travail': '05-01',
  'victoire-1945': '05-08',
  'fete-nationale': '07-14',
  assomption: '08-15',
  toussaint: '11-01',
  'armistice-1918': '11-11',
  noel: '12-25',
} as const;
/** In days after Easter. */
const AFTER_EASTER = { 'lundi-de-paques': 1, ascension: 39, 'lundi-de-pentecote': 50 } as const;
const GOOD_FRIDAY = -2;

/** Codes; their words are in the message catalogues. */
export type Ferie =
  | keyof typeof FIXES
  | keyof typeof AFTER_EASTER
  | 'vendredi-saint'
  | 'saint-etienne';

interface Feries {
  partout: ReadonlyMap<string, Ferie>;
  concordat: ReadonlyMap<string, Ferie>;
}
const known = new Map<number, Feries>();

function feriesOf(year: number): Feries {
  let feries = known.get(year);
  if (!feries) {
    const easter = toDate(paques(year)).getTime();
    const fromEaster = (days: number) => toDay(easter + days * DAY_MS);
    const partout = new Map<string, Ferie>();
    for (const [ferie, day] of entries(FIXES)) partout.set(`${year}-${day}`, ferie);
    for (const [ferie, days] of entries(AFTER_EASTER)) partout.set(fromEaster(days), ferie);
    const concordat = new Map<string, Ferie>([
      [fromEaster(GOOD_FRIDAY), 'vendredi-saint'],
      [`${year}-12-26`, 'saint-etienne'],
    ]);
    feries = { partout, concordat };
    known.set(year, feries);
  }
  return feries;
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}

/** Easter Sunday of the Gregorian calendar, by the anonymous computus. */
function paques(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

/** The day after, working or not. */
export function nextDay(jour: string): string {
  return toDay(toDate(jour).getTime() + DAY_MS);
}

function toDate(jour: string): Date {
  return new Date(`${jour}T00:00:00Z`);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
