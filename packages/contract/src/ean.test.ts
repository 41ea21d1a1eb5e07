import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eanCheckDigit, isEan, toGtin14 } from './ean.ts';

describe('article numbers', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10614141000415'])(
    'takes %s, of one of the four lengths',
    (ean) => expect(isEan(ean)).toBe(true),
  );

  it.each(['4006381333932', '400638133393', '', '1', 'abcdefgh', '40063813339310', '0'.repeat(9)])(
    'refuses "%s"',
    (ean) => expect(isEan(ean)).toBe(false),
  );

  it('finds any single wrong digit', () => {
    const digits = fc.stringMatching(/^\d{12}$/);
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (base, place, shift) => {
        const ean = base + eanCheckDigit(base);
        const wrong = (Number(ean[place]) + shift) % 10;
        expect(isEan(ean)).toBe(true);
        expect(isEan(ean.slice(0, place) + wrong + ean.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('gives the same long form to the short and the long writing of one number', () => {
    expect(toGtin14('036000291452')).toBe('00036000291452');
    expect(toGtin14('0036000291452')).toBe(toGtin14('036000291452'));
    expect(() => toGtin14('123')).toThrow(RangeError);
  });

  it('refuses to check what is not digits', () => {
    expect(() => eanCheckDigit('12a')).toThrow(RangeError);
    expect(() => eanCheckDigit('')).toThrow(RangeError);
  });
});
