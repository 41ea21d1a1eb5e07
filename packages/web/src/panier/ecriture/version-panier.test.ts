import { expect, test } from 'vitest';
import { isSuivante, plusRecente } from './version-panier.ts';

test('one’s own change is newer than what was read before it', () => {
  expect(plusRecente('31-57', '31-58')).toBe('31-58');
  expect(plusRecente('31-60', '31-58')).toBe('31-60');
  expect(plusRecente('31-57', undefined)).toBe('31-57');
});

test('nothing of a former basket is kept once another was read', () => {
  expect(plusRecente('32-1', '31-58')).toBe('32-1');
  expect(plusRecente(undefined, '31-58')).toBeUndefined();
});

test('nobody else wrote when the version is the next one', () => {
  expect(isSuivante('31-57', '31-58')).toBe(true);
  expect(isSuivante('31-57', '31-59')).toBe(false);
  expect(isSuivante('30-57', '31-58')).toBe(false);
  expect(isSuivante(undefined, '31-58')).toBe(false);
});
