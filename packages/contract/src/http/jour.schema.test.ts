import { expect, test } from 'vitest';
import { isJour } from './jour.schema.ts';

test('a day is one of the calendar', () => {
  for (const jour of ['2024-02-29', '2026-12-31', '0001-01-01', '9999-12-31']) {
    expect(isJour(jour), jour).toBe(true);
  }
  for (const jour of ['2025-02-29', '2025-02-30', '9999-99-99', '0000-01-01', '2025-1-1', '']) {
    expect(isJour(jour), jour).toBe(false);
  }
  expect(isJour('2025-01-01\n')).toBe(false);
  expect(isJour('2025-01-01T00:00')).toBe(false);
});
