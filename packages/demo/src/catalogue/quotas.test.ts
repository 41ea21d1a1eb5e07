import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repartir } from './quotas.ts';

describe('the number of articles of each model', () => {
  const capacites = fc.array(
    fc.record({
      declinaisons: fc.integer({ min: 1, max: 400 }),
      marques: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it('adds up to the size asked for, where the models allow it, and leaves none out', () => {
    fc.assert(
      fc.property(capacites, fc.integer({ min: 600, max: 100_000 }), (models, nombre) => {
        const quotas = repartir(models, nombre);
        expect(quotas.reduce((sum, quota) => sum + quota, 0)).toBe(nombre);
        expect(Math.min(...quotas)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('grows with the combinations, less than they do, up to what exists', () => {
    const models = [400, 100, 1].map((declinaisons) => ({ declinaisons, marques: 1 }));
    expect(repartir(models, 151)).toEqual([100, 50, 1]);
  });

  it('has at least one article of each model, even when few are asked for', () => {
    const models = [1, 5, 9].map((declinaisons) => ({ declinaisons, marques: 2 }));
    expect(Math.min(...repartir(models, 2))).toBe(1);
  });
});
