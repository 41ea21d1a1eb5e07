import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deplacer } from './parcours.ts';

const PARCOURS = { articles: ['a1', 'a2'], colonne: ['c1', 'c2'], pied: ['tout'] };

describe('the arrows', () => {
  test('go down from the field through articles, column and foot, and come back to the field', () => {
    const seen: (string | null)[] = [];
    let active: string | null = null;
    do {
      active = deplacer(PARCOURS, active, 'ArrowDown') ?? null;
      seen.push(active);
    } while (active !== null);
    expect(seen).toEqual(['a1', 'a2', 'c1', 'c2', 'tout', null]);
  });

  test('go up by the same way', () => {
    expect(deplacer(PARCOURS, null, 'ArrowUp')).toBe('tout');
    expect(deplacer(PARCOURS, 'a1', 'ArrowUp')).toBeNull();
  });

  test('go from the articles to the column and back', () => {
    expect(deplacer(PARCOURS, 'a2', 'ArrowLeft')).toBe('c1');
    expect(deplacer(PARCOURS, 'c2', 'ArrowRight')).toBe('a1');
  });

  test('leave the caret alone while nothing is active', () => {
    expect(deplacer(PARCOURS, null, 'ArrowLeft')).toBeUndefined();
    expect(deplacer(PARCOURS, 'tout', 'ArrowRight')).toBeUndefined();
    expect(deplacer(PARCOURS, 'a1', 'x')).toBeUndefined();
  });

  test('undo one another, also after the item went away', () => {
    const items = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(items, fc.nat(11), (articles, rang) => {
        const parcours = { articles, colonne: [], pied: [] };
        const active = articles[rang % articles.length] ?? null;
        const down = deplacer(parcours, active, 'ArrowDown') ?? null;
        expect(deplacer(parcours, down, 'ArrowUp') ?? null).toBe(active);
        expect(deplacer(parcours, ' gone', 'ArrowDown')).toBe(articles[0]);
      }),
    );
  });
});
