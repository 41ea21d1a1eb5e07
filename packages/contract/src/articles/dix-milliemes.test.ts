import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMontant, percentOfMontant, roundMontant } from '../argent.ts';
import {
  hundredthsOfPercent,
  percentOfUnits,
  readUnits,
  roundToCents,
  writeUnits,
} from './dix-milliemes.ts';

// A list price is numeric(12, 4): the properties go a hundred times further.
const decimal = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 9999 }), fc.nat(4))
    .map(([whole, rest, decimals]) =>
      decimals === 0
        ? String(whole)
        : `${whole}.${String(rest).padStart(4, '0').slice(0, decimals)}`,
    );
const prix = fc.oneof(decimal(1000), decimal(9_999_999_999));
const percent = decimal(200);

test('an amount is read and written as decimal strings are', () => {
  fc.assert(
    fc.property(prix, fc.boolean(), (text, negative) => {
      const amount = negative ? `-${text}` : text;
      expect(writeUnits(readUnits(amount))).toBe(parseMontant(amount, 'EUR').montant);
    }),
  );
});

test('a percent is that of exact arithmetic, to the last ten-thousandth', () => {
  fc.assert(
    fc.property(prix, percent, (base, taux) => {
      const expected = percentOfMontant(parseMontant(base, 'EUR'), taux).montant;
      expect(writeUnits(percentOfUnits(readUnits(base), readUnits(taux)))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('cents are rounded half up, as amounts are', () => {
  fc.assert(
    fc.property(prix, (amount) => {
      const expected = roundMontant(parseMontant(amount, 'EUR')).montant;
      expect(writeUnits(roundToCents(readUnits(amount)))).toBe(`${expected}00`);
    }),
  );
});

test('a share in hundredths of a percent is that of exact arithmetic', () => {
  const units = fc.integer({ min: 1, max: 2 ** 50 });
  fc.assert(
    fc.property(units, units, (a, b) => {
      const [part, total] = a < b ? [a, b] : [b, a];
      const exact = (BigInt(part) * 20_000n + BigInt(total)) / (BigInt(total) * 2n);
      expect(hundredthsOfPercent(part, total)).toBe(Number(exact));
    }),
  );
});

test.each(['', '1,5', '1.23456', '1e3', ' 1', '--1'])('« %s » is no amount', (text) => {
  expect(() => readUnits(text)).toThrow(RangeError);
});

test('an amount that a Number cannot hold is refused, never rounded', () => {
  expect(() => readUnits('999999999999999')).toThrow(RangeError);
  expect(() => percentOfUnits(readUnits('900000000000'), readUnits('20000'))).toThrow(RangeError);
});
