import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listStock, type ArticleStocke } from './stock.ts';

const lieux = { depots: [1, 2], magasins: Array.from({ length: 60 }, (_, i) => i + 3) };

const article = (part: Partial<ArticleStocke> = {}): ArticleStocke => ({
  id: 1,
  reference: 'VBF-05060-ZJ',
  popularite: 1000,
  multiple: 1,
  prix: 2090,
  retire: false,
  surMesure: false,
  presence: 0.5,
  ...part,
});

describe('stock of the demo', () => {
  it('has one row per place, in quantities the article is sold in', () => {
    const articles = fc.record({
      id: fc.nat(),
      reference: fc.string(),
      popularite: fc.nat(400_000),
      multiple: fc.integer({ min: 1, max: 100 }),
      prix: fc.integer({ min: 1, max: 1_000_000 }),
      retire: fc.boolean(),
      surMesure: fc.boolean(),
      presence: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(articles, (any) => {
        const rows = [...listStock(any, lieux)];
        expect(new Set(rows.map(({ lieuId }) => lieuId)).size).toBe(rows.length);
        for (const { quantite, attendu, attenduDans } of rows) {
          expect(quantite % any.multiple).toBe(0);
          expect(quantite + attendu).toBeGreaterThan(0);
          expect(attendu > 0).toBe(attenduDans !== null);
        }
      }),
    );
  });

  it('lies in the share of the stores it is given', () => {
    const stores = (presence: number) =>
      [...listStock(article({ presence }), lieux)].filter(({ lieuId }) => lieuId > 2).length;
    expect([0, 0.5, 1].map(stores)).toEqual([0, 30, 60]);
  });

  it('holds nothing of what is made to measure or withdrawn', () => {
    expect([...listStock(article({ surMesure: true }), lieux)]).toEqual([]);
    expect([...listStock(article({ retire: true }), lieux)]).toEqual([]);
  });

  it('holds few of what is dear, however well it sells', () => {
    const rows = [...listStock(article({ popularite: 90_000, prix: 12_500 }), lieux)];
    const depots = rows.filter(({ lieuId }) => lieux.depots.includes(lieuId));
    const magasins = rows.filter(({ lieuId }) => !lieux.depots.includes(lieuId));
    expect(Math.max(...depots.map(({ quantite }) => quantite))).toBeLessThan(400);
    expect(Math.max(...magasins.map(({ quantite }) => quantite))).toBeLessThan(10);
  });
});
