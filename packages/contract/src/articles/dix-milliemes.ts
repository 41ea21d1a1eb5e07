/**
 * Unit prices as whole ten-thousandths held in a Number. Every step is on whole numbers below 2^53,
 * hence exact, and costs a tenth of the same step on BigInt: a page works out hundreds of prices.
 */
import { isDecimal } from '../argent.ts';

const DECIMALS = 4;
const ONE = 10 ** DECIMALS;
const CENT = 100;
/** A percent has four decimals too: 100 % is a million. */
const PERCENT_SCALE = 1_000_000;
const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

export function readUnits(text: string): number {
  if (!isDecimal(text)) throw new RangeError(`not a decimal amount: ${String(text)}`);
  // Digit by digit, without cutting the text into parts: an order has thousands of prices.
  const isNegative = text.startsWith('-');
  let units = 0;
  let decimals = 0;
  let isPastDot = false;
  for (let at = isNegative ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOT) {
      isPastDot = true;
      continue;
    }
    units = units * 10 + (code - ZERO);
    if (isPastDot) decimals++;
  }
  for (; decimals < DECIMALS; decimals++) units *= 10;
  exact(units);
  return isNegative && units !== 0 ? -units : units;
}

/** With four decimals, as amounts are written on the wire. */
export function writeUnits(units: number): string {
  const size = Math.abs(units);
  const rest = size % ONE;
  return `${units < 0 ? '-' : ''}${(size - rest) / ONE}.${String(rest).padStart(4, '0')}`;
}

/** A percentage of a price that is not negative, to the nearest ten-thousandth, half up. */
export function percentOfUnits(units: number, taux: number): number {
  // Split, so that no product leaves the whole numbers a Number can hold.
  const low = units % PERCENT_SCALE;
  const high = (units - low) / PERCENT_SCALE;
  return exact(exact(high * taux) + divideHalfUp(exact(low * taux), PERCENT_SCALE));
}

/** Rounds a price that is not negative, half up. */
export function roundToCents(units: number): number {
  return divideHalfUp(units, CENT) * CENT;
}

/** `part` in hundredths of a percent of `total`, half up; neither is negative. */
export function hundredthsOfPercent(part: number, total: number): number {
  const scaled = part * 20_000 + total;
  if (Number.isSafeInteger(scaled)) return divide(scaled, total * 2);
  return Number((BigInt(part) * 20_000n + BigInt(total)) / (BigInt(total) * 2n));
}

function divideHalfUp(value: number, divisor: number): number {
  return divide(exact(value * 2 + divisor), divisor * 2);
}

// The remainder is exact, hence the division without it too.
function divide(value: number, divisor: number): number {
  return (value - (value % divisor)) / divisor;
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('an amount beyond what prices can hold');
  return value;
}
