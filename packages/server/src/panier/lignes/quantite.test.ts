import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ajouterQuantite } from './quantite.ts';

test('a quantity that is a multiple is taken as it is', () => {
  expect(ajouterQuantite(0, 10, { multiple: 5, minimum: 5 })).toEqual({ quantite: 10 });
  expect(ajouterQuantite(10, 5, { multiple: 5, minimum: 5 })).toEqual({ quantite: 15 });
});

test('a quantity between two multiples goes up to the next, and says so', () => {
  expect(ajouterQuantite(10, 3, { multiple: 5, minimum: 5 })).toEqual({
    quantite: 15,
    raison: 'quantite-multiple',
  });
});

test('a quantity under the minimum goes up to it, and says so', () => {
  expect(ajouterQuantite(0, 3, { multiple: 5, minimum: 20 })).toEqual({
    quantite: 20,
    raison: 'quantite-minimum',
  });
});

test('a line that already holds the minimum takes one more step', () => {
  expect(ajouterQuantite(20, 5, { multiple: 5, minimum: 20 })).toEqual({ quantite: 25 });
});

test('the line is a multiple, at least the minimum, at least what was asked, and no step more', () => {
  const quantite = fc.integer({ min: 1, max: 1_000_000 });
  const conditionnement = fc
    .record({ multiple: fc.integer({ min: 1, max: 500 }), pas: fc.integer({ min: 1, max: 20 }) })
    .map(({ multiple, pas }) => ({ multiple, minimum: multiple * pas }));
  fc.assert(
    fc.property(fc.nat(1_000_000), quantite, conditionnement, (presente, demandee, article) => {
      const { quantite: prise, raison } = ajouterQuantite(presente, demandee, article);
      const voulue = presente + demandee;
      expect(prise % article.multiple).toBe(0);
      expect(prise).toBeGreaterThanOrEqual(Math.max(voulue, article.minimum));
      expect(prise - Math.max(voulue, article.minimum)).toBeLessThan(article.multiple);
      expect(raison === undefined).toBe(prise === voulue);
    }),
  );
});
