import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertirPrix, isInPlages, bornesOf, plagesDePrix, toTranches } from './plages.ts';

describe('a range of a filter', () => {
  it.each([
    ['30..120', { min: 300_000, max: 1_200_000 }],
    ['..12.5', { min: -Infinity, max: 125_000 }],
    ['-20..', { min: -200_000, max: Infinity }],
    ['4..4', { min: 40_000, max: 40_000 }],
  ])('%s bounds what it says', (texte, bornes) => {
    expect(bornesOf(texte)).toEqual(bornes);
  });

  it.each(['..', '120..30', 'a..b', '1...2', '12345678901..', '1.23456..'])(
    '%s bounds nothing',
    (texte) => {
      expect(bornesOf(texte)).toBeUndefined();
    },
  );
});

describe('a range of prices in another currency', () => {
  it('holds exactly the prices whose converted amount it holds', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    // Whole cents and finer prices, near the ends of the range and away from them.
    const price = fc.oneof(
      fc.integer({ min: 1, max: 2_500_000 }),
      fc.integer({ min: 1, max: 25_000 }).map((cents) => cents * 100),
    );
    const rate = fc.integer({ min: 500_000, max: 2_000_000 }).map((taux) => String(taux / 10_000));
    fc.assert(
      fc.property(amount, amount, price, rate, (a, b, prix, pourCent) => {
        const bornes = { min: Math.min(a, b), max: Math.max(a, b) };
        const change = { devise: 'GBP', pourCent } as const;
        const montant = convertirPrix(prix, change);
        const expected = bornes.min <= montant && montant <= bornes.max;
        expect(isInPlages(prix, plagesDePrix(bornes, change))).toBe(expected);
        const around = { min: montant, max: montant };
        expect(isInPlages(prix, plagesDePrix(around, change))).toBe(true);
      }),
    );
  });
});

describe('a histogram', () => {
  it('counts every number once, the lowest in the first step and the highest in the last', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2 });
    fc.assert(
      fc.property(numbers, (nombres) => {
        const bornes = { min: Math.min(...nombres), max: Math.max(...nombres) };
        fc.pre(bornes.min < bornes.max);
        const tranches = toTranches(bornes, nombres);
        expect(tranches).toHaveLength(20);
        expect(tranches.reduce((sum, nombre) => sum + nombre, 0)).toBe(nombres.length);
        expect(tranches.at(0)).toBeGreaterThan(0);
        expect(tranches.at(-1)).toBeGreaterThan(0);
      }),
    );
  });
});
