import { expect, test } from 'vitest';
import { formatArgent, formatArgentRond } from '@comptoir/contract/words/formats.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { findMontants } from './montants.ts';

const MONTANTS = ['0.05', '9.9', '125', '1234.56', '1234567.8912', '-33.96'];

test.each(LOCALES)('every amount the shop writes is found whole: %s', (locale) => {
  for (const devise of ['EUR', 'GBP'] as const) {
    for (const montant of MONTANTS) {
      for (const ecrit of [
        formatArgent(locale, { montant, devise }),
        formatArgentRond(locale, { montant, devise }),
      ]) {
        expect(findMontants(ecrit)).toEqual([[0, ecrit.length]]);
      }
    }
  }
});

test('an amount is found in a sentence, and the words around it are left', () => {
  const phrase = 'Ajouter les 4 articles · 1 186,56 € HT, livrés le 12';
  expect(findMontants(phrase).map(([debut, fin]) => phrase.slice(debut, fin))).toEqual([
    '1 186,56 €',
  ]);
});

test('two amounts beside each other are two', () => {
  const phrase = '145,00 € 125,00 €';
  expect(findMontants(phrase)).toHaveLength(2);
});

test('what is taken off is an amount; a tax rate, a size and a quantity are none', () => {
  expect(findMontants('9,70 € · −14 %')).toHaveLength(2);
  for (const texte of ['TVA 20 %', '2800 × 2070 × 19', 'Boîte de 500', '18 V, 60 Nm', 'M6 × 10']) {
    expect(findMontants(texte)).toEqual([]);
  }
});
