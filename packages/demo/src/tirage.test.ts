import { expect, it } from 'vitest';
import { choisir, fraction, tirage } from './tirage.ts';

it('draws the same for the same name, on every machine', () => {
  expect(['VBF-05060-ZJ', 'VBF-05060-ZK', ''].map(tirage)).toEqual([
    489_684_001, 3_310_409_118, 2_872_998_923,
  ]);
});

it('spreads names that follow each other evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.min(9, Math.floor(fraction(tirage(`VBF-${i}`)) * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('refuses to choose from nothing', () => {
  expect(choisir(['a'], 7)).toBe('a');
  expect(() => choisir([], 7)).toThrow(RangeError);
});
