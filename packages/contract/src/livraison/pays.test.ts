import { expect, test } from 'vitest';
import { PAYS_FRANCE } from '../enseigne/enseigne.ts';
import { LOCALES } from '../words/locales.ts';
import { writeCodePostal, isCodePostalOf, isPays, listPays, nomPays, paysEcrit } from './pays.ts';

test('a country has an id and a name; 74 is France, and first', () => {
  expect(PAYS_FRANCE).toBe(74);
  for (const locale of LOCALES) {
    const [france, ...autres] = listPays(locale);
    expect(france).toEqual({ id: 74, nom: locale === 'es' ? 'Francia' : 'France' });
    expect(autres.length).toBeGreaterThan(30);
    expect(new Set(autres.map(({ nom }) => nom)).size).toBe(autres.length);
  }
});

test('countries are named and ordered in the language of who reads', () => {
  expect([nomPays(81, 'fr'), nomPays(81, 'en'), nomPays(81, 'es')]).toEqual([
    'Allemagne',
    'Germany',
    'Alemania',
  ]);
  expect(listPays('en').map(({ nom }) => nom)).toEqual([
    'France',
    ...listPays('en')
      .slice(1)
      .map(({ nom }) => nom)
      .toSorted((a, b) => a.localeCompare(b, 'en')),
  ]);
});

test('an unknown country has no name', () => {
  expect(isPays(1)).toBe(false);
  expect(nomPays(1, 'fr')).toBe('');
});

test('an address in France does not say its country', () => {
  expect(paysEcrit(74, 'en')).toBe('');
  expect(paysEcrit(21, 'fr')).toBe('Belgique');
});

test.each([
  ['44000', 74, true],
  ['44 000', 74, true],
  ['4400', 74, false],
  ['SW1A 1AA', 222, true],
  ['sw1a1aa', 222, true],
  ['1000', 21, true],
  ['1000-001', 171, true],
  ['1012 AB', 150, true],
  ['AD500', 5, true],
  ['', 21, false],
  ['--', 21, false],
  ['1000; Bruxelles', 21, false],
])('a postcode %j in country %i: %j', (texte, paysId, valide) => {
  expect(isCodePostalOf(texte, paysId)).toBe(valide);
});

test('a postcode is kept as the post of its country writes it', () => {
  expect(writeCodePostal(' 44 000 ', 74)).toBe('44000');
  expect(writeCodePostal(' sw1a  1aa ', 222)).toBe('SW1A 1AA');
});
