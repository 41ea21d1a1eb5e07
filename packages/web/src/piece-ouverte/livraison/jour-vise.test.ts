import { expect, test } from 'vitest';
import { jourVise } from './jour-vise.ts';

/** Two working weeks of November 2026, and the first days of December. */
const JOURS = [17, 18, 19, 20, 23, 24, 25, 26, 27, 30]
  .map((jour) => `2026-11-${jour}`)
  .concat('2026-12-01', '2026-12-02');

test.each([
  ['ArrowRight', '2026-11-18', '2026-11-19'],
  ['ArrowRight', '2026-11-20', '2026-11-23'],
  ['ArrowLeft', '2026-11-23', '2026-11-20'],
  ['ArrowDown', '2026-11-19', '2026-11-26'],
  ['ArrowUp', '2026-11-26', '2026-11-19'],
  ['ArrowUp', '2026-11-17', '2026-11-17'],
  ['ArrowRight', '2026-12-02', '2026-12-02'],
  ['PageDown', '2026-11-17', '2026-12-02'],
  ['PageUp', '2026-12-01', '2026-11-17'],
])('%s from %s leads to %s, the nearest day that can be chosen', (touche, depuis, cible) => {
  expect(jourVise(JOURS, depuis, touche)).toBe(cible);
});

test('any other key moves nothing', () => {
  expect(jourVise(JOURS, '2026-11-18', 'a')).toBeUndefined();
});
