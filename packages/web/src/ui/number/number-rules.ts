/** Rules of the number input: bounds on multiples of the step, clamping, steps, reading and writing. */

export const NUMBER_MIN = 0;
export const NUMBER_MAX = 10_000;
export const NUMBER_STEP = 1;
/** Page up and page down move by this many steps. */
export const NUMBER_PAGE = 10;

export interface NumberRules {
  min?: number;
  max?: number;
  step?: number;
}

export interface NumberBounds {
  min: number;
  max: number;
  step: number;
  /** Digits after the decimal mark that the step allows. */
  decimals: number;
}

/**
 * The min is rounded up and the max down to a multiple of the step. Where no multiple lies between
 * them, the smallest allowed one is the only value.
 */
export function numberBounds(rules: NumberRules = {}): NumberBounds {
  const { min = NUMBER_MIN, max = NUMBER_MAX, step: asked = NUMBER_STEP } = rules;
  const step = asked > 0 ? asked : NUMBER_STEP;
  const decimals = decimalsOf(step);
  const lowest = multiple(Math.ceil(steps(min, step)), step, decimals);
  const highest = multiple(Math.floor(steps(max, step)), step, decimals);
  return { min: lowest, max: Math.max(lowest, highest), step, decimals };
}

/** Brings a value between the bounds, with no more decimals than the step has. */
export function clampNumber(value: number, bounds: NumberBounds): number {
  const rounded = Number(value.toFixed(bounds.decimals));
  return withoutMinusZero(Math.min(bounds.max, Math.max(bounds.min, rounded)));
}

/** Moves to the next multiples above (`count` > 0) or below; a value between two multiples joins them. */
export function stepNumber(value: number, count: number, bounds: NumberBounds): number {
  const at = steps(value, bounds.step);
  const from = count > 0 ? Math.floor(at) : Math.ceil(at);
  return clampNumber(multiple(from + count, bounds.step, bounds.decimals), bounds);
}

export function isMultiple(value: number, bounds: NumberBounds): boolean {
  return Number.isInteger(steps(value, bounds.step));
}

/** The multiple to propose for a value that is none: the next above, unless the max forbids it. */
export function correctNumber(value: number, bounds: NumberBounds): number {
  if (isMultiple(value, bounds)) return clampNumber(value, bounds);
  return stepNumber(value, 1, bounds);
}

/**
 * Reads what was typed: spaces and apostrophes group, the last of comma and point is the decimal
 * mark unless it appears several times. Undefined when it is not (yet) a number.
 */
export function parseNumber(text: string): number | undefined {
  let plain = text.replace(/[\s'’_]/g, '').replace(/^[−–]/, '-');
  const mark = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  plain = plain.replaceAll(other, '');
  plain = plain.split(mark).length > 2 ? plain.replaceAll(mark, '') : plain.replace(mark, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** Writes without grouping, so that it can be edited; the decimal mark is the language's. */
export function formatNumber(value: number, locale: string, decimals: number): string {
  const text = value.toFixed(decimals);
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return locale.startsWith('en') ? trimmed : trimmed.replace('.', ',');
}

function decimalsOf(step: number): number {
  const [mantissa = '', exponent = '0'] = String(step).split('e');
  const digits = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, digits - Number(exponent));
}

/** Number of steps in a value; rounded at the tenth digit, or 0.3 would hold 2.9999… steps of 0.1. */
function steps(value: number, step: number): number {
  const count = value / step;
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-9 * Math.max(1, Math.abs(whole)) ? whole : count;
}

function multiple(count: number, step: number, decimals: number): number {
  return withoutMinusZero(Number((count * step).toFixed(decimals)));
}

function withoutMinusZero(value: number): number {
  return value + 0;
}
