/** Days as people type them (dd/MM/yyyy) and as programs hold them (yyyy-MM-dd, no time, no zone). */

/** `yyyy-MM-dd`: sorts as it reads. */
export type Day = string;

export interface DayRules {
  min?: Day;
  max?: Day;
  /** Days that cannot be chosen: holidays, days without delivery. */
  isDisabled?: (day: Day) => boolean;
}

export type DayRefusal =
  | { code: 'date-format' }
  | { code: 'date-min'; day: Day }
  | { code: 'date-max'; day: Day }
  | { code: 'date-indisponible'; day: Day };

/**
 * Reads 24/11/2026, 24-11-26, 24.11.2026, 24 11 2026 and 24112026; a year of two digits is of this
 * century. Undefined when there is no such day.
 */
export function parseDay(text: string): Day | undefined {
  const trimmed = text.trim();
  const match =
    /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4}|\d{2})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
}

/** `2026-11-24` → `24/11/2026`, in every language. Empty for what is not a day. */
export function formatDay(day: Day): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}

export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

export function checkDay(day: Day, rules: DayRules = {}): DayRefusal | undefined {
  const { min, max, isDisabled } = rules;
  if (min !== undefined && day < min) return { code: 'date-min', day: min };
  if (max !== undefined && day > max) return { code: 'date-max', day: max };
  if (isDisabled?.(day)) return { code: 'date-indisponible', day };
  return undefined;
}

/** What a typed text is worth: a day, a refusal, or neither when nothing is typed. */
export function readDay(text: string, rules: DayRules = {}): { day?: Day; refusal?: DayRefusal } {
  if (text.trim() === '') return {};
  const day = parseDay(text);
  if (day === undefined) return { refusal: { code: 'date-format' } };
  const refusal = checkDay(day, rules);
  return refusal ? { refusal } : { day };
}

function dayOf(year: number, month: number, day: number): Day | undefined {
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return undefined;
  }
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
