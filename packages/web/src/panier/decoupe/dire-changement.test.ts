import { expect, test } from 'vitest';
import { direChangement } from './dire-changement.ts';

const avant = { quantite: 1200, traitCoupe: '', chutes: true };

test('a list that takes another quantity than the line held says both', () => {
  const dit = direChangement('fr', { avant }, { quantite: 2, unites: '2 panneaux' });
  expect(dit).toBe('1\u00a0200 → 2 panneaux');
});

test('nothing is said of the same quantity, nor of a line that is added', () => {
  expect(
    direChangement('fr', { avant }, { quantite: 1200, unites: '1 200 barres' }),
  ).toBeUndefined();
  expect(direChangement('fr', {}, { quantite: 2, unites: '2 barres' })).toBeUndefined();
});
