import { expect, test } from 'vitest';
import { EUROS, type Change } from '../articles/tarif.ts';
import { direMontants } from './montants-du-texte.ts';

const NB = '\u00a0';
const LIVRES: Change = { devise: 'GBP', pourCent: '86.15' };

test('an amount of a text is said in the currency of who reads it', () => {
  const texte = 'Dès {150 EUR}, puis {12.90 EUR}';
  expect(direMontants(texte, 'fr', EUROS)).toBe(`Dès 150${NB}€, puis 12,90${NB}€`);
  expect(direMontants('From {150 EUR}', 'en', LIVRES)).toBe('From £129.23');
  expect(direMontants('Desde {100 EUR}', 'es', LIVRES)).toBe(`Desde 86,15${NB}£`);
  expect(direMontants('From {1500 EUR}', 'en', EUROS)).toBe('From €1,500');
});

test('what is not an amount stays as it was written', () => {
  for (const texte of ['{a EUR}', '{1,5 EUR}', '{150 USD}', 'capital de 2 500 000 €', '{}'])
    expect(direMontants(texte, 'fr', LIVRES)).toBe(texte);
});
