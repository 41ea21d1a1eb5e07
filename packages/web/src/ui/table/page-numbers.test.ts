import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('shows the ends, the current page and its neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, null, 12]);
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
});

test('a gap of a single page is that page', () => {
  expect(pageNumbers(4, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('grows, holds the current page, and every gap hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (count, seed) => {
      const current = 1 + (seed % count);
      const pages = pageNumbers(current, count);
      expect(pages).toContain(current);
      expect(pages[0]).toBe(1);
      expect(pages.at(-1)).toBe(count);
      pages.forEach((page, index) => {
        const previous = pages[index - 1];
        if (typeof page === 'number' && typeof previous === 'number') {
          expect(page).toBe(previous + 1);
        }
        const next = pages[index + 1];
        if (page === null && typeof previous === 'number' && typeof next === 'number') {
          expect(next - previous).toBeGreaterThan(2);
        }
      });
    }),
  );
});
