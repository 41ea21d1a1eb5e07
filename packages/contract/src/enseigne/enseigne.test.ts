import { expect, test } from 'vitest';
import { isDecimal } from '../argent.ts';
import { enseigne } from './enseigne.ts';
import { formatHeure } from '../words/formats.ts';
import { LOCALES } from '../words/locales.ts';
import { slugify } from '../noms.ts';

test('the slug can stand in a path', () => {
  expect(slugify(enseigne.slug)).toBe(enseigne.slug);
});

test('every language has a baseline', () => {
  expect(LOCALES.filter((locale) => !enseigne.baseline[locale])).toEqual([]);
});

test.each([enseigne.contact.telephone, enseigne.supportDigital.telephone])(
  'the number $libelle is the one that is dialled',
  ({ libelle, international }) => {
    expect(international).toMatch(/^\+[1-9]\d{6,14}$/);
    expect(international.endsWith(libelle.replace(/\D/g, '').replace(/^0/, ''))).toBe(true);
  },
);

test('the promises are hours of the day and an amount', () => {
  const { heureLimite, livraisonAvant, francoEuros } = enseigne.promesses;
  expect([heureLimite, livraisonAvant].map((heure) => formatHeure('fr', heure))).toEqual([
    '16h30',
    '12h00',
  ]);
  expect(isDecimal(francoEuros)).toBe(true);
});

test('links of the brand are secure addresses', () => {
  const { reseauxSociaux, recrutement, supportDigital } = enseigne;
  const addresses = [...Object.values(reseauxSociaux), recrutement, supportDigital.site];
  for (const address of addresses) expect(address ?? 'https:').toMatch(/^https:/);
});

test('no trade is listed twice, and each code can stand in a path', () => {
  expect(new Set(enseigne.metiers).size).toBe(enseigne.metiers.length);
  expect(enseigne.metiers.map(slugify)).toEqual(enseigne.metiers);
});
