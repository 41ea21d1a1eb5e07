import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deplacer } from './ordre.ts';

describe('moving one of a list', () => {
  it('puts it at the place asked for and keeps the order of the others', () => {
    expect(deplacer(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(deplacer(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('loses nobody, wherever one is moved', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 10 }),
        fc.integer({ min: -2, max: 12 }),
        fc.integer({ min: -2, max: 12 }),
        (liste, de, vers) => {
          expect(new Set(deplacer(liste, de, vers))).toEqual(new Set(liste));
        },
      ),
    );
  });
});
