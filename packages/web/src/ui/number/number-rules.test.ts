import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampNumber,
  correctNumber,
  formatNumber,
  isMultiple,
  numberBounds,
  parseNumber,
  stepNumber,
} from './number-rules.ts';

const step = fc.oneof(
  fc.integer({ min: 1, max: 500 }),
  fc.constantFrom(0.1, 0.25, 0.5, 0.01, 2.5, 0.001),
);
const bound = fc.double({ min: -5000, max: 20_000, noNaN: true });
const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const rules = fc.record({ min: bound, max: bound, step });

describe('number input', () => {
  it('goes from 0 to 10000 by 1 when nothing is said', () => {
    expect(numberBounds()).toEqual({ min: 0, max: 10_000, step: 1, decimals: 0 });
  });

  it('rounds the min up and the max down to a multiple of the step', () => {
    expect(numberBounds({ min: 1, max: 100, step: 12 })).toMatchObject({ min: 12, max: 96 });
    expect(numberBounds({ min: 0.05, max: 1, step: 0.3 })).toMatchObject({ min: 0.3, max: 0.9 });
    expect(numberBounds({ min: -7, max: -1, step: 5 })).toMatchObject({ min: -5, max: -5 });
  });

  it('keeps a bound that already is a multiple, whatever the binary fraction says', () => {
    expect(numberBounds({ min: 0.3, max: 0.7, step: 0.1 })).toMatchObject({ min: 0.3, max: 0.7 });
  });

  it('has the smallest multiple as its only value when none lies between the bounds', () => {
    expect(numberBounds({ min: 1, max: 5, step: 12 })).toMatchObject({ min: 12, max: 12 });
  });

  it('takes the default step when the one given is not above zero', () => {
    expect(numberBounds({ step: 0 }).step).toBe(1);
    expect(numberBounds({ step: -3 }).step).toBe(1);
    expect(numberBounds({ step: Number.NaN }).step).toBe(1);
  });

  it('never lets its bounds leave the ones asked for, unless no multiple lies between', () => {
    fc.assert(
      fc.property(rules, (asked) => {
        const bounds = numberBounds(asked);
        expect(isMultiple(bounds.min, bounds)).toBe(true);
        expect(isMultiple(bounds.max, bounds)).toBe(true);
        expect(bounds.min).toBeGreaterThanOrEqual(asked.min - 1e-6);
        expect(bounds.min - asked.min).toBeLessThan(bounds.step + 1e-6);
        if (bounds.max > bounds.min) expect(bounds.max).toBeLessThanOrEqual(asked.max + 1e-6);
      }),
    );
  });

  it('clamps every value between min and max, once and for all', () => {
    fc.assert(
      fc.property(rules, value, (asked, typed) => {
        const bounds = numberBounds(asked);
        const clamped = clampNumber(typed, bounds);
        expect(clamped).toBeGreaterThanOrEqual(bounds.min);
        expect(clamped).toBeLessThanOrEqual(bounds.max);
        expect(clampNumber(clamped, bounds)).toBe(clamped);
        expect(Object.is(clamped, -0)).toBe(false);
      }),
    );
  });

  it('leaves a typed value that is no multiple as it is, to be corrected by choice', () => {
    const bounds = numberBounds({ step: 12 });
    expect(clampNumber(10, bounds)).toBe(10);
    expect(isMultiple(10, bounds)).toBe(false);
    expect(correctNumber(10, bounds)).toBe(12);
    expect(correctNumber(9999, bounds)).toBe(bounds.max);
  });

  it('proposes a multiple between the bounds for any value', () => {
    fc.assert(
      fc.property(rules, value, (asked, typed) => {
        const bounds = numberBounds(asked);
        const corrected = correctNumber(typed, bounds);
        expect(isMultiple(corrected, bounds)).toBe(true);
        expect(clampNumber(corrected, bounds)).toBe(corrected);
      }),
    );
  });

  it('steps to multiples, up never lower and down never higher', () => {
    fc.assert(
      fc.property(rules, value, fc.integer({ min: 1, max: 10 }), (asked, typed, count) => {
        const bounds = numberBounds(asked);
        const from = clampNumber(typed, bounds);
        const up = stepNumber(from, count, bounds);
        const down = stepNumber(from, -count, bounds);
        expect(isMultiple(up, bounds) && isMultiple(down, bounds)).toBe(true);
        expect(up).toBeGreaterThanOrEqual(from);
        expect(down).toBeLessThanOrEqual(from);
        if (from < bounds.max) expect(up).toBeGreaterThan(from);
        if (from > bounds.min) expect(down).toBeLessThan(from);
      }),
    );
  });

  it('joins the nearest multiple when a step starts between two', () => {
    const bounds = numberBounds({ step: 5 });
    expect(stepNumber(7, 1, bounds)).toBe(10);
    expect(stepNumber(7, -1, bounds)).toBe(5);
  });

  it('reads a decimal comma or point, and grouped thousands', () => {
    expect(parseNumber('2,5')).toBe(2.5);
    expect(parseNumber('2.5')).toBe(2.5);
    expect(parseNumber('1 250')).toBe(1250);
    expect(parseNumber('1\u202f250,5')).toBe(1250.5);
    expect(parseNumber('1.250,5')).toBe(1250.5);
    expect(parseNumber('1,250.5')).toBe(1250.5);
    expect(parseNumber('1.250.000')).toBe(1_250_000);
    expect(parseNumber('−3')).toBe(-3);
    expect(parseNumber('12,')).toBe(12);
  });

  it('holds what is not a number for no value at all', () => {
    for (const text of ['', ' ', '-', ',', 'douze', '1e3', '3 m', '--1', '1-2', 'Infinity']) {
      expect(parseNumber(text)).toBeUndefined();
    }
  });

  it('reads back what it wrote, in the three languages', () => {
    fc.assert(
      fc.property(rules, value, fc.constantFrom('fr', 'en', 'es'), (asked, typed, locale) => {
        const bounds = numberBounds(asked);
        const clamped = clampNumber(typed, bounds);
        expect(parseNumber(formatNumber(clamped, locale, bounds.decimals))).toBe(clamped);
      }),
    );
  });

  it('writes the decimal mark of the language and no idle zero', () => {
    expect(formatNumber(2.5, 'fr', 2)).toBe('2,5');
    expect(formatNumber(2.5, 'en', 2)).toBe('2.5');
    expect(formatNumber(100, 'es', 2)).toBe('100');
    expect(formatNumber(100, 'fr', 0)).toBe('100');
  });
});
