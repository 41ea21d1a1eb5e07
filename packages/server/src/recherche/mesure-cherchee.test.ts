import { describe, expect, test } from 'vitest';
import { ecartMesures, mesureOf } from './mesure-cherchee.ts';

describe('the size in a question', () => {
  test('is found however it is written, and the rest of the question is kept', () => {
    for (const q of ['vis 4x40', 'vis 4 × 40', 'vis 4*40']) {
      expect(mesureOf(q, 'fr')).toEqual({ nombres: [4, 40], ecrite: '4 × 40', reste: 'vis' });
    }
    expect(mesureOf('boulon M8x50 inox', 'fr')).toMatchObject({
      nombres: [8, 50],
      reste: 'boulon inox',
    });
  });

  test('is none where there is one number, or none', () => {
    expect(mesureOf('vis 40', 'fr')).toBeUndefined();
    expect(mesureOf('vis à bois', 'fr')).toBeUndefined();
  });
});

describe('the distance between two sizes', () => {
  test('tells the next length of a diameter before the same length of another one', () => {
    const ecart = (autre: number[]) => ecartMesures([4, 40], autre) ?? Infinity;
    expect(ecart([4, 40])).toBe(0);
    expect(ecart([4, 45])).toBeLessThan(ecart([5, 40]));
    expect(ecart([4, 45])).toBeLessThan(ecart([4, 25]));
  });

  test('is none between sizes of another number of sides', () => {
    expect(ecartMesures([4, 40], [2500, 650, 38])).toBeUndefined();
  });
});
