import { expect, test } from 'vitest';
import { tendance } from './tendance.ts';

const eur = (montant: string) => ({ montant, devise: 'EUR' as const });

test.each([
  ['1100.0000', '1000.0000', 10],
  ['667.0000', '1000.0000', -33],
  ['0.0000', '1000.0000', -100],
  ['1000.0000', '1000.0000', 0],
  ['1000.0000', '0.0000', null],
])('%s after %s is %s percent', (courant, precedent, expected) => {
  expect(tendance(eur(courant), eur(precedent))).toBe(expected);
});
