import { expect, test } from 'vitest';
import { forAny } from './for-any.ts';

test('a short list is said as ten, its last one again', () => {
  expect(forAny([7])).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
  expect(forAny([3, 8])).toEqual([3, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
});

test('no list and a long one stay as they are', () => {
  expect(forAny([])).toEqual([]);
  const long = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(forAny(long)).toBe(long);
});
