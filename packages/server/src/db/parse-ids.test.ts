import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIds } from './parse-ids.ts';

it('reads what the database joins', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (ids) => {
      expect(parseIds(ids.join(','))).toEqual(ids);
    }),
  );
});

it('reads none where there is none', () => {
  expect([parseIds(''), parseIds(null), parseIds(undefined)]).toEqual([[], [], []]);
});
