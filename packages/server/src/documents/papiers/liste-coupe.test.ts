import { expect, test } from 'vitest';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { writeCoupe } from './liste-coupe.ts';

test.each(LOCALES)('a piece of a cut list is never parted at the end of a line: %s', (langue) => {
  const partsOf = (traitCoupe: string) =>
    writeCoupe({ traitCoupe, coupe: null }, { montant: '6.00', devise: 'EUR' }, langue).split(' ');
  const [, premiere, seconde] = partsOf('3x320+12x210');
  expect(premiere).toMatch(/^3\s.*\s320\smm,$/);
  expect(seconde).toMatch(/^12\s.*\s210\smm\s·$/);
  expect(partsOf('2x600x400')[1]).toMatch(/^2\s.*\s600\s×\s400\smm\s·$/);
});
