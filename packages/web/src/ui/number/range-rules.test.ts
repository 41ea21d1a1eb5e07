import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberBounds } from './number-rules.ts';
import { isBarInside, moveEnd, percentOf, type RangeEnd } from './range-rules.ts';

const bounds = numberBounds({ min: 0, max: 200, step: 5 });
const value = fc.integer({ min: -500, max: 500 });

describe('range', () => {
  it('never lets its two ends cross nor leave the bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RangeEnd>('low', 'high'),
        fc.nat(200),
        fc.nat(200),
        value,
        (end, a, b, to) => {
          const [low, high] = moveEnd([Math.min(a, b), Math.max(a, b)], end, to, bounds);
          expect(low).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it('moves one end only', () => {
    expect(moveEnd([30, 120], 'low', 50, bounds)).toEqual([50, 120]);
    expect(moveEnd([30, 120], 'low', 150, bounds)).toEqual([120, 120]);
    expect(moveEnd([30, 120], 'high', 10, bounds)).toEqual([30, 30]);
  });

  it('places a value between its bounds', () => {
    expect(percentOf(0, bounds)).toBe(0);
    expect(percentOf(50, bounds)).toBe(25);
    expect(percentOf(999, bounds)).toBe(100);
    expect(percentOf(3, numberBounds({ min: 3, max: 3 }))).toBe(0);
  });

  it('tints the bars of the histogram that the range touches', () => {
    const inside = [0, 1, 2, 3].map((at) => isBarInside(at, 4, [60, 100], bounds));
    expect(inside).toEqual([false, true, false, false]);
  });
});
