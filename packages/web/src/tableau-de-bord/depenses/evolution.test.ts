import { expect, test } from 'vitest';
import { evolution } from './evolution.ts';

test('percent are whole, and there are none from nothing', () => {
  expect(evolution('100.00', '112.40', 'EUR')).toBe(12);
  expect(evolution('100.00', '112.50', 'EUR')).toBe(13);
  expect(evolution('100.00', '50.00', 'EUR')).toBe(-50);
  expect(evolution('0.00', '50.00', 'EUR')).toBeUndefined();
});
