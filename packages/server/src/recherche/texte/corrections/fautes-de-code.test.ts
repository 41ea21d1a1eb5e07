import { expect, test } from 'vitest';
import { fautesDeCode, fautesDEan } from './fautes-de-code.ts';

test.each([
  ['a lost nought', 'VBS4040SE'],
  ['two letters swapped', 'VSB04040SE'],
  ['a letter for a figure', 'VBSO4040SE'],
  ['a sign too many', 'VBS040400SE'],
])('%s leads back to the code', (_, ecrit) => {
  expect(fautesDeCode(ecrit)).toContain('VBS04040SE');
});

test('an EAN with one figure wrong leads back to those whose last figure is right', () => {
  const variantes = fautesDEan('2016000012355');
  expect(variantes.length).toBeLessThan(40);
  expect(fautesDEan('4006381333932')).toContain('4006381333931');
});

test('a long text has none: they would be too many to look for', () => {
  expect(fautesDeCode('A'.repeat(100))).toEqual([]);
});
