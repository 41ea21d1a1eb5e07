/** Working days in mainland France: Monday to Friday, national holidays apart. Days are `yyyy-MM-dd`. */
const DAY_MS = 86_400_000;
const PARIS_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const PARIS_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day it is in Paris. */
export function jourDe(instant: Date): string {
  return PARIS_DAY.format(instant);
}

/** The hour it is in Paris, `HH:mm`. */
export function heureDe(instant: Date): string {
  return PARIS_TIME.format(instant);
}

export function isOuvre(jour: string): boolean {
  const weekday = toDate(jour).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFerie(jour);
}

export function isFerie(jour: string): boolean {
  return feriesDe(Number(jour.slice(0, 4))).has(jour);
}

/** The day `nombre` working days after; with 0, the day itself or the next working one. */
export function ajouterJoursOuvres(jour: string, nombre: number): string {
  let day = jour;
  while (!isOuvre(day)) day = nextDay(day);
  for (let left = nombre; left > 0; left--) {
    do day = nextDay(day);
    while (!isOuvre(day));
  }
  return day;
}

const FIXES = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];
const known = new Map<number, Set<string>>();

function feriesDe(year: number): Set<string> {
  let feries = known.get(year);
  if (!feries) {
    const easter = toDate(paques(year)).getTime();
    feries = new Set([
      ...FIXES.map((day) => `${year}-${day}`),
      ...AFTER_EASTER.map((days) => toDay(easter + days * DAY_MS)),
    ]);
    known.set(year, feries);
  }
  return feries;
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

function nextDay(jour: string): string {
  return toDay(toDate(jour).getTime() + DAY_MS);
}

function toDate(jour: string): Date {
  return new Date(`${jour}T00:00:00Z`);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
