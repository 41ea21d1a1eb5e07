import { expect, test } from 'vitest';
import { banque, formatIban } from './enseigne-banque.ts';

test('the account has the check digits of an IBAN', () => {
  const { iban } = banque;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => parseInt(sign, 36));
  expect(BigInt(digits.join('')) % 97n).toBe(1n);
});

test('it is written in groups of four', () => {
  expect(formatIban('FR7612345')).toBe('FR76\u00a01234\u00a05');
});
