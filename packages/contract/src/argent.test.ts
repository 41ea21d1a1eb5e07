import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMontants,
  compareMontants,
  divideMontant,
  isMontant,
  isZeroMontant,
  multiplyMontant,
  negateMontant,
  parseMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
  type Montant,
} from './argent.ts';

const eur = (montant: string): Montant => ({ montant, devise: 'EUR' });

/** Whole ten-thousandths, the oracle of these tests. */
const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const fromUnits = (n: bigint): Montant => {
  const size = n < 0n ? -n : n;
  const decimals = String(size % 10_000n).padStart(4, '0');
  return eur(`${n < 0n ? '-' : ''}${size / 10_000n}.${decimals}`);
};

test.each(['0', '12', '12.3', '12.3400', '-0.0345', '999999999999999.9999'])(
  '%s is an amount',
  (montant) => {
    expect(isMontant(eur(montant))).toBe(true);
  },
);

test.each([
  '',
  '.',
  '1.',
  '.5',
  '+1',
  '1e3',
  '1,5',
  ' 1',
  '1.23456',
  'NaN',
  '--1',
  '1234567890123456',
])('%j is not an amount and is refused', (montant) => {
  expect(isMontant(eur(montant))).toBe(false);
  expect(() => parseMontant(montant, 'EUR')).toThrow(RangeError);
});

test.each([null, 12, '12', {}, { montant: 12, devise: 'EUR' }, { montant: '12', devise: 'USD' }])(
  'an amount is a decimal string with its currency, not %j',
  (value) => {
    expect(isMontant(value)).toBe(false);
  },
);

test('an amount has one normal form', () => {
  expect(parseMontant('12.3', 'GBP')).toEqual({ montant: '12.3000', devise: 'GBP' });
  expect(parseMontant('-0', 'EUR')).toEqual(eur('0.0000'));
  expect(parseMontant('007', 'EUR')).toEqual(eur('7.0000'));
});

test('sums are exact where floats are not', () => {
  expect(addMontants(eur('0.1'), eur('0.2'))).toEqual(eur('0.3000'));
  expect(multiplyMontant(eur('0.0345'), 1000)).toEqual(eur('34.5000'));
});

test('adding, subtracting, negating and multiplying agree with whole numbers', () => {
  fc.assert(
    fc.property(units, units, fc.integer({ min: -10_000, max: 10_000 }), (a, b, quantite) => {
      expect(addMontants(fromUnits(a), fromUnits(b))).toEqual(fromUnits(a + b));
      expect(subtractMontants(fromUnits(a), fromUnits(b))).toEqual(fromUnits(a - b));
      expect(negateMontant(fromUnits(a))).toEqual(fromUnits(-a));
      expect(multiplyMontant(fromUnits(a), quantite)).toEqual(fromUnits(a * BigInt(quantite)));
      expect(isZeroMontant(fromUnits(a - b))).toBe(a === b);
      expect(compareMontants(fromUnits(a), fromUnits(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

test('the sum of a list does not depend on its order and is zero when it is empty', () => {
  expect(sumMontants([], 'GBP')).toEqual({ montant: '0.0000', devise: 'GBP' });
  fc.assert(
    fc.property(fc.array(units), (list) => {
      const total = list.reduce((sum, n) => sum + n, 0n);
      expect(sumMontants(list.map(fromUnits), 'EUR')).toEqual(fromUnits(total));
      expect(sumMontants(list.toReversed().map(fromUnits), 'EUR')).toEqual(fromUnits(total));
    }),
  );
});

test.each([
  ['1.0050', '1.01'],
  ['1.0049', '1.00'],
  ['2.6750', '2.68'],
  ['-1.0050', '-1.01'],
  ['-1.0049', '-1.00'],
  ['-0.0049', '0.00'],
  ['0.9950', '1.00'],
])('rounding to two decimals goes half away from zero: %s is charged %s', (montant, arrondi) => {
  expect(roundMontant(eur(montant))).toEqual(eur(arrondi));
});

test('rounding moves an amount by half a cent at most and is stable', () => {
  fc.assert(
    fc.property(units, (n) => {
      const arrondi = roundMontant(fromUnits(n));
      const ecart = subtractMontants(arrondi, fromUnits(n));
      expect(compareMontants(ecart, eur('0.005'))).toBeLessThanOrEqual(0);
      expect(compareMontants(ecart, eur('-0.005'))).toBeGreaterThanOrEqual(0);
      expect(roundMontant(arrondi)).toEqual(arrondi);
    }),
  );
});

test.each([
  ['100', '5.5', '5.5000'],
  ['19.99', '20', '3.9980'],
  ['0.0001', '50', '0.0001'],
  ['-0.0001', '50', '-0.0001'],
  ['0.0001', '49.9999', '0.0000'],
  ['80', '-12.5', '-10.0000'],
])('a percentage of %s at %s is %s', (base, taux, part) => {
  expect(percentOfMontant(eur(base), taux)).toEqual(eur(part));
});

test('a hundred percent is the amount itself', () => {
  fc.assert(
    fc.property(units, (n) => {
      expect(percentOfMontant(fromUnits(n), '100')).toEqual(fromUnits(n));
    }),
  );
});

test('the currency always comes with the amount: two currencies never mix', () => {
  const gbp: Montant = { montant: '1.00', devise: 'GBP' };
  expect(() => addMontants(eur('1'), gbp)).toThrow(RangeError);
  expect(() => subtractMontants(eur('1'), gbp)).toThrow(RangeError);
  expect(() => compareMontants(eur('1'), gbp)).toThrow(RangeError);
  expect(() => sumMontants([eur('1'), gbp], 'EUR')).toThrow(RangeError);
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a quantity of %s is refused',
  (quantite) => {
    expect(() => multiplyMontant(eur('1'), quantite)).toThrow(RangeError);
  },
);

test.each([
  ['12.40', '200', '0.0620'],
  ['4.9900', '500', '0.0100'],
  ['7.25', '50', '0.1450'],
  ['31.9', '12', '2.6600'],
  ['0', '100', '0.0000'],
])('%s for a box of %s is %s each', (prix, contenu, un) => {
  expect(divideMontant(eur(prix), contenu)).toEqual(eur(un));
});
