import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOfPage } from './page.ts';

it('cuts the page out of what was found, in order, whatever was found and however large the index', () => {
  const order = fc
    .integer({ min: 1, max: 9000 })
    .chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 1, max: length })));
  fc.assert(
    fc.property(order, fc.nat(), fc.nat(200), fc.nat(100), ([length, step], seed, start, size) => {
      const places = Int32Array.from({ length }, (_, row) => row).sort(
        (a, b) => ((a * 7919 + seed) % length) - ((b * 7919 + seed) % length) || a - b,
      );
      const rangs = new Int32Array(length);
      places.forEach((row, place) => (rangs[row] = place));
      const trouves = Int32Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
      const sorted = [...trouves].sort((a, b) => (rangs[a] ?? 0) - (rangs[b] ?? 0));
      expect(rowsOfPage({ places, rangs }, trouves, start, start + size)).toEqual(
        sorted.slice(start, start + size),
      );
    }),
  );
});
