import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { writePlafond, readPlafond } from './plafond.ts';

describe('a limit', () => {
  it.each([
    ['1500', '1500'],
    ['1 500', '1500'],
    ['1\u202f500,50 €', '1500.50'],
    ['0', '0'],
    ['', null],
    ['  ', null],
  ])('typed %j is %j', (texte, plafond) => {
    expect(readPlafond(texte)).toBe(plafond);
  });

  it.each(['beaucoup', '-5', '1,2,3', '1500,505', '12345678901'])('%j is none', (texte) => {
    expect(readPlafond(texte)).toBeUndefined();
  });

  it('is read back as it is written, where no thousands are marked by a comma', () => {
    for (const locale of LOCALES) expect(readPlafond(writePlafond(locale, '950.5'))).toBe('950.5');
    expect(readPlafond(writePlafond('fr', '1500.5'))).toBe('1500.5');
  });
});
