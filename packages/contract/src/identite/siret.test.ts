import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCleJuste, formatSiret, isSiret } from './siret.ts';

/** The digit that gives the thirteen before it a right key. */
function withKey(debut: string): string {
  const key = Array.from('0123456789').find((digit) => aCleJuste(debut + digit));
  if (key === undefined) throw new Error(`no key for ${debut}`);
  return debut + key;
}

const debut = fc.stringMatching(/^[124-9]\d{12}$/);

describe('the number of an establishment', () => {
  it.each(['73282932000074', '40483304800022', '35600000000048'])('takes %s', (siret) => {
    expect(isSiret(siret)).toBe(true);
    expect(aCleJuste(siret)).toBe(true);
  });

  // An office of La Poste, and a digit typed wrong: fourteen digits all the same.
  it.each(['35600000000002', '73282932000075'])('takes %s, whose key is another', (siret) => {
    expect(isSiret(siret)).toBe(true);
    expect(aCleJuste(siret)).toBe(false);
  });

  it.each([
    '7328293200007',
    '732829320000741',
    '732 829 320 00074',
    '7328293200007a',
    '７３２８２９３２００００７４',
    '',
  ])('refuses "%s"', (siret) => {
    expect(isSiret(siret)).toBe(false);
    expect(aCleJuste(siret)).toBe(false);
  });

  it('finds any single wrong digit', () => {
    fc.assert(
      fc.property(debut, fc.nat(13), fc.integer({ min: 1, max: 9 }), (base, place, shift) => {
        const siret = withKey(base);
        const wrong = (Number(siret[place]) + shift) % 10;
        expect(aCleJuste(siret.slice(0, place) + wrong + siret.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('has exactly one key for each beginning', () => {
    fc.assert(
      fc.property(debut, (base) => {
        const keys = Array.from('0123456789').filter((digit) => aCleJuste(base + digit));
        expect(keys).toHaveLength(1);
      }),
    );
  });
});

describe('as people read it', () => {
  it('is cut into three, three, three and five', () => {
    expect(formatSiret('73282932000074')).toBe('732\u00A0829\u00A0320\u00A000074');
  });

  it('keeps its digits, and what is no SIRET as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{14}$/), (siret) => {
        expect(formatSiret(siret).replaceAll('\u00A0', '')).toBe(siret);
      }),
    );
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d{14}$/.test(text)),
        (text) => {
          expect(formatSiret(text)).toBe(text);
        },
      ),
    );
  });
});
