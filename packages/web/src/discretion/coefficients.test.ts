import { expect, test } from 'vitest';
import { parseCoefficient, prixDeVente, readCoefficients } from './coefficients.ts';

test('a price is sold on by the coefficient of its family, else by the one of all, to the cent', () => {
  const choisis = readCoefficients({ parDefaut: 150, parFamille: { 7: 133 } });
  const net = { montant: '9.99', devise: 'EUR' as const };
  expect(prixDeVente(net, 7, choisis)).toEqual({ montant: '13.29', devise: 'EUR' });
  expect(prixDeVente(net, 8, choisis)).toEqual({ montant: '14.99', devise: 'EUR' });
  expect(prixDeVente({ montant: '0.0345', devise: 'EUR' }, 8, choisis).montant).toBe('0.05');
});

test('whatever is stored, what is read can be used', () => {
  for (const stored of [null, 3, 'x', [], { parDefaut: -1, parFamille: null, mode: 'autre' }]) {
    expect(readCoefficients(stored)).toEqual({ mode: 'masques', parDefaut: 150, parFamille: {} });
  }
  expect(
    readCoefficients({ mode: 'vente', parDefaut: 120.5, parFamille: { a: 120, 4: 99, 5: 160 } }),
  ).toEqual({ mode: 'vente', parDefaut: 150, parFamille: { 5: 160 } });
});

test('a coefficient is typed with a comma or a point, from 1 to 20', () => {
  expect(parseCoefficient('1,35')).toBe(135);
  expect(parseCoefficient(' 1.4 ')).toBe(140);
  expect(parseCoefficient('2')).toBe(200);
  for (const faux of ['', '0,9', '20,01', '1,355', 'abc', '1e1', '-2']) {
    expect(parseCoefficient(faux)).toBeUndefined();
  }
});
