/**
 * Money as decimal strings, computed in whole ten-thousandths: never floats. Amounts keep up to four
 * decimals (a screw may cost 0.0345); what is charged is rounded to two.
 */
export const DEVISES = ['EUR', 'GBP'] as const;
export type Devise = (typeof DEVISES)[number];

export interface Montant {
  /** `-?\d+(\.\d{1,4})?` */
  montant: string;
  devise: Devise;
}

const DECIMALS = 4;
// Fifteen digits before the point: beyond any amount of the shop, within numeric(19, 4).
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;
const PERCENT_SCALE = 10n ** BigInt(DECIMALS + 2);
const UNIT = 10n ** BigInt(DECIMALS);
const CENT = 100n;

/** Whether a text is a decimal that an amount may hold. */
export function isDecimal(text: unknown): text is string {
  return typeof text === 'string' && DECIMAL.test(text);
}

export function isDevise(value: unknown): value is Devise {
  return DEVISES.includes(value as Devise);
}

export function isMontant(value: unknown): value is Montant {
  return (
    typeof value === 'object' &&
    value !== null &&
    'montant' in value &&
    'devise' in value &&
    isDecimal(value.montant) &&
    isDevise(value.devise)
  );
}

/** The amount in its normal form, four decimals; throws a RangeError on what is not a decimal. */
export function parseMontant(text: string, devise: Devise): Montant {
  return write(read(text), devise);
}

export function addMontants(a: Montant, b: Montant): Montant {
  return write(read(a.montant) + read(sameDevise(a, b).montant), a.devise);
}

export function subtractMontants(a: Montant, b: Montant): Montant {
  return write(read(a.montant) - read(sameDevise(a, b).montant), a.devise);
}

/** Zero of the currency when the list is empty. */
export function sumMontants(montants: Iterable<Montant>, devise: Devise): Montant {
  let total = 0n;
  for (const montant of montants) {
    total += read(sameDevise({ montant: '0', devise }, montant).montant);
  }
  return write(total, devise);
}

/** Exact. The quantity is a whole number. */
export function multiplyMontant(prix: Montant, quantite: number): Montant {
  if (!Number.isSafeInteger(quantite)) throw new RangeError(`not a whole quantity: ${quantite}`);
  return write(read(prix.montant) * BigInt(quantite), prix.devise);
}

/**
 * A part of an amount, such as the price of one screw of a box: to the cent from one up, finer below,
 * so that at least three figures are said.
 */
export function divideMontant({ montant, devise }: Montant, diviseur: string): Montant {
  const units = divideHalfUp(read(montant) * UNIT, read(diviseur));
  const step = units >= UNIT ? CENT : units >= UNIT / 10n ? 10n : 1n;
  return write(divideHalfUp(units, step) * step, devise);
}

/** `percentOfMontant(base, '5.5')` is 5.5 % of it, to the nearest ten-thousandth, half away from zero. */
export function percentOfMontant(base: Montant, taux: string): Montant {
  return write(divideHalfUp(read(base.montant) * read(taux), PERCENT_SCALE), base.devise);
}

/** A price less so many percent, in the precision of the price. */
export function remiserMontant(prix: Montant, pourcent: string): Montant {
  return inPrecisionOf(prix, -read(percentOfMontant(prix, pourcent).montant));
}

/** A price and so many percent on it, such as its tax, in the precision of the price. */
export function majorerMontant(prix: Montant, pourcent: string): Montant {
  return inPrecisionOf(prix, read(percentOfMontant(prix, pourcent).montant));
}

/**
 * A price of whole cents stays one, so that a unit price people read is the one they pay; the price
 * of a screw at 0.0345 has four decimals.
 */
function inPrecisionOf({ montant, devise }: Montant, change: bigint): Montant {
  const units = read(montant);
  return write(units % CENT === 0n ? roundUnits(units + change) : units + change, devise);
}

/** To two decimals, half away from zero; written with two. */
export function roundMontant({ montant, devise }: Montant): Montant {
  return centsOf(roundUnits(read(montant)), devise);
}

export function negateMontant({ montant, devise }: Montant): Montant {
  return write(-read(montant), devise);
}

/** For `sort`: negative, zero or positive. Amounts of two currencies have no order. */
export function compareMontants(a: Montant, b: Montant): -1 | 0 | 1 {
  const gap = read(a.montant) - read(sameDevise(a, b).montant);
  return gap < 0n ? -1 : gap > 0n ? 1 : 0;
}

export function isZeroMontant({ montant }: Montant): boolean {
  return read(montant) === 0n;
}

/** In ten-thousandths, for sums over many lines: reading and writing texts is what costs. */
export function unitsOf({ montant }: Montant): bigint {
  return read(montant);
}

/** To whole cents, half away from zero. */
export function roundUnits(units: bigint): bigint {
  return divideHalfUp(units, CENT) * CENT;
}

/** What was rounded to cents, written with two decimals. */
export function centsOf(units: bigint, devise: Devise): Montant {
  return write(units, devise, 2);
}

function read(text: string): bigint {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`not a decimal amount: ${text}`);
  const [, sign, whole = '', decimals = ''] = match;
  const units = BigInt(whole + decimals.padEnd(DECIMALS, '0'));
  return sign ? -units : units;
}

function write(units: bigint, devise: Devise, decimals = DECIMALS): Montant {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const rest = digits.slice(-DECIMALS).slice(0, decimals);
  return { montant: `${units < 0n ? '-' : ''}${whole}.${rest}`, devise };
}

function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const quotient = (size * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -quotient : quotient;
}

function sameDevise(a: Montant, b: Montant): Montant {
  if (a.devise !== b.devise) throw new RangeError(`cannot mix ${a.devise} and ${b.devise}`);
  return b;
}
