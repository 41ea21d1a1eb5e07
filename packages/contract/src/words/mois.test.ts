import { expect, test } from 'vitest';
import { joursDuMois, moisCourt, moisDit } from './mois.ts';

test('a month is said in each language', () => {
  expect(moisDit('fr', '2026-08')).toBe('août 2026');
  expect(moisDit('en', '2026-08')).toBe('August 2026');
  expect(moisDit('es', '2026-08')).toBe('agosto de 2026');
  expect(moisCourt('fr', '2026-12')).toBe('Déc');
});

test('a month has its own last day, in leap years too', () => {
  expect(joursDuMois('2026-02')).toEqual({ du: '2026-02-01', au: '2026-02-28' });
  expect(joursDuMois('2028-02').au).toBe('2028-02-29');
  expect(joursDuMois('2026-12').au).toBe('2026-12-31');
});
