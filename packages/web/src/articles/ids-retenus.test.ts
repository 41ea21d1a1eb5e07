import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listIds } from './ids-retenus.ts';

test('what a browser remembers is read as identifiers, whatever was written there', () => {
  expect(listIds([4, 12, 4, '7', null, -1, 0, 2.5, 9], 12)).toEqual([4, 12, 9]);
  expect(listIds('4,12', 12)).toEqual([]);
  expect(listIds(null, 12)).toEqual([]);
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 12 }), (stored, most) => {
      const ids = listIds(stored, most);
      expect(ids.length).toBeLessThanOrEqual(most);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    }),
  );
});
