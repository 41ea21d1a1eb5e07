import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plageOf, rangeOf, reglesPlage } from './plage.ts';

test('a range has whole steps where it is wide, those of its values where it is narrow', () => {
  expect(reglesPlage({ min: '6', max: '200' })).toEqual({ min: 6, max: 200, step: 1 });
  expect(reglesPlage({ min: '1.6', max: '16' })).toEqual({ min: 1.6, max: 16, step: 0.1 });
  expect(reglesPlage({ min: '0.34', max: '1715.87' })).toEqual({ min: 0, max: 1716, step: 1 });
});

test('its bounds hold everything there is', () => {
  const decimal = fc.integer({ min: 0, max: 2_000_000 }).map((units) => (units / 100).toFixed(2));
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [min, max] = Number(a) < Number(b) ? [a, b] : [b, a];
      const regles = reglesPlage({ min, max });
      expect(regles.min).toBeLessThanOrEqual(Number(min));
      expect(regles.max).toBeGreaterThanOrEqual(Number(max));
    }),
  );
});

test('an end left at its bound is no filter', () => {
  const regles = reglesPlage({ min: '6', max: '200' });
  expect(plageOf(regles, [6, 200])).toEqual({ min: null, max: null });
  expect(plageOf(regles, [30, 200])).toEqual({ min: '30', max: null });
});

test('what the address asks beyond the bounds is shown at the bounds', () => {
  const regles = reglesPlage({ min: '6', max: '200' });
  expect(rangeOf(regles, { min: '1', max: '900' })).toEqual([6, 200]);
  expect(rangeOf(regles, { min: '300', max: null })).toEqual([200, 200]);
  expect(rangeOf(regles, undefined)).toEqual([6, 200]);
});
