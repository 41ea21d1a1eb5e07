import { expect, test } from 'vitest';
import { paliersPrix } from './paliers-prix.ts';

test('prices that follow each other are steps, with the days between that have none', () => {
  const periodes = [
    { debut: '2025-01-01', fin: '2025-06-30', prix: '10.0000' },
    { debut: '2025-07-01', fin: '2025-12-31', prix: '9.5000' },
    { debut: '2026-02-01', fin: null, prix: '9.8000' },
  ];
  expect(paliersPrix(periodes)).toEqual(periodes);
});

test('two prices overlap: the one that began last holds, the other returns after it', () => {
  expect(
    paliersPrix([
      { debut: '2025-01-01', fin: null, prix: '10.0000' },
      { debut: '2025-03-01', fin: '2025-03-31', prix: '8.0000' },
    ]),
  ).toEqual([
    { debut: '2025-01-01', fin: '2025-02-28', prix: '10.0000' },
    { debut: '2025-03-01', fin: '2025-03-31', prix: '8.0000' },
    { debut: '2025-04-01', fin: null, prix: '10.0000' },
  ]);
});

test('a price agreed again is one step', () => {
  expect(
    paliersPrix([
      { debut: '2025-01-01', fin: '2025-12-31', prix: '10.0000' },
      { debut: '2026-01-01', fin: '2026-12-31', prix: '10.0000' },
    ]),
  ).toEqual([{ debut: '2025-01-01', fin: '2026-12-31', prix: '10.0000' }]);
});

test('without a price there is no step', () => {
  expect(paliersPrix([])).toEqual([]);
});
