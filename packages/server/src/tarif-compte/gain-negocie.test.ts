import { EUROS } from '@comptoir/contract/articles/tarif.ts';
import { expect, test } from 'vitest';
import { gainNegocie } from './gain-negocie.ts';

test('a net price below the list price saves the difference, and a percent of it', () => {
  expect(gainNegocie('150', '189.00', EUROS)).toEqual({
    prixNetHT: { montant: '150.0000', devise: 'EUR' },
    prixPublicHT: { montant: '189.0000', devise: 'EUR' },
    gainHT: { montant: '39.0000', devise: 'EUR' },
    gain: '20.63',
  });
});

test('a net price that a list price fell below saves nothing', () => {
  expect(gainNegocie('150', '140', EUROS)).toMatchObject({ gainHT: null, gain: null });
});

test('without a list price there is nothing to compare with', () => {
  expect(gainNegocie('150', null, EUROS)).toMatchObject({
    prixNetHT: { montant: '150.0000' },
    prixPublicHT: null,
    gainHT: null,
  });
});

test('is told in the currency of the company', () => {
  expect(gainNegocie('100', '200', { devise: 'GBP', pourCent: '85' })).toMatchObject({
    prixNetHT: { montant: '85.0000', devise: 'GBP' },
    gainHT: { montant: '85.0000', devise: 'GBP' },
    gain: '50',
  });
});
