import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euros, listPaliers, prixFabrication, prixPlancher } from './prix.ts';

const centimes = fc.integer({ min: 1, max: 5_000_000 });

describe('prices of the demo', () => {
  it.each([
    [1237, 100, 1240],
    [12_337, 100, 12_350],
    [123_437, 100, 123_400],
    [250, 122, 305],
    [1, 1, 1],
  ])('%i cents at %i %% are %i', (base, percent, prix) => {
    expect(prixFabrication(base, percent)).toBe(prix);
  });

  it('never sell under the floor, nor for nothing', () => {
    fc.assert(
      fc.property(centimes, (prix) => {
        expect(prixPlancher(prix)).toBeGreaterThan(0);
        expect(prixPlancher(prix)).toBeLessThanOrEqual(prix);
      }),
    );
  });

  it('fall with the quantity, at quantities the article is sold in', () => {
    fc.assert(
      fc.property(centimes, fc.integer({ min: 1, max: 50 }), (prix, multiple) => {
        const paliers = listPaliers(prix, multiple);
        for (const [i, { quantite, remise }] of paliers.entries()) {
          expect(quantite % multiple).toBe(0);
          expect(quantite).toBeGreaterThan(paliers[i - 1]?.quantite ?? multiple);
          expect(remise).toBeGreaterThan(paliers[i - 1]?.remise ?? 0);
        }
      }),
    );
  });

  it('are written as decimals', () => {
    expect([euros(1), euros(99), euros(1234), euros(100_000)]).toEqual([
      '0.01',
      '0.99',
      '12.34',
      '1000.00',
    ]);
  });
});
