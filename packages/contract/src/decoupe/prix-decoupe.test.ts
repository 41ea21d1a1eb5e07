import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMontants, type Montant } from '../argent.ts';
import { prixDecoupe, type TravailDecoupe } from './prix-decoupe.ts';

const eur = (montant: string): Montant => ({ montant, devise: 'EUR' });
const travail = (parts: Partial<TravailDecoupe>): TravailDecoupe => ({
  unites: 0,
  nombreCoupes: 0,
  longueurCoupee: 0,
  longueurChants: 0,
  ...parts,
});

test('two bars at 14.60 and five cuts at 1.20 make 35.20', () => {
  const prix = prixDecoupe(travail({ unites: 2, nombreCoupes: 5 }), {
    unite: eur('14.60'),
    coupe: eur('1.20'),
  });
  expect(prix).toEqual({
    matiere: eur('29.20'),
    coupes: eur('6.00'),
    chants: eur('0.00'),
    forfait: eur('0.00'),
    total: eur('35.20'),
  });
});

test('the way of the blade and the banding are charged by the metre, the setting up once', () => {
  const prix = prixDecoupe(
    travail({ unites: 1, nombreCoupes: 3, longueurCoupee: 4_250, longueurChants: 2_405 }),
    {
      unite: eur('48.1234'),
      coupe: eur('0.50'),
      metreCoupe: eur('1.10'),
      metreChant: eur('2.30'),
      forfait: eur('9.90'),
    },
  );
  expect(prix).toEqual({
    matiere: eur('48.12'),
    // 3 × 0.50 + 4.25 × 1.10 = 6.175
    coupes: eur('6.18'),
    // 2.405 × 2.30 = 5.5315
    chants: eur('5.53'),
    forfait: eur('9.90'),
    total: eur('69.73'),
  });
});

test('without a cut there is nothing to set up', () => {
  const prix = prixDecoupe(travail({ unites: 1 }), { unite: eur('10'), forfait: eur('9.90') });
  expect(prix.total).toEqual(eur('10.00'));
});

test('parts of a price are in one currency', () => {
  const coupe: Montant = { montant: '1', devise: 'GBP' };
  expect(() =>
    prixDecoupe(travail({ unites: 1, nombreCoupes: 1 }), { unite: eur('1'), coupe }),
  ).toThrow(RangeError);
});

test('half a cut is refused', () => {
  expect(() => prixDecoupe(travail({ nombreCoupes: 0.5 }), { unite: eur('1') })).toThrow(
    RangeError,
  );
});

test('the parts shown add up to the total, and more work never costs less', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 }).map((n) => eur((n / 10_000).toFixed(4)));
  const count = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(price, price, price, price, count, count, (unite, coupe, metre, chant, a, b) => {
      const tarif = { unite, coupe, metreCoupe: metre, metreChant: chant };
      const work = { unites: a, nombreCoupes: b, longueurCoupee: a, longueurChants: b };
      const { matiere, coupes, chants, forfait, total } = prixDecoupe(work, tarif);
      const sum = [matiere, coupes, chants, forfait].reduce(addMontants);
      expect(Number(sum.montant)).toBe(Number(total.montant));
      const more = prixDecoupe({ ...work, longueurCoupee: a + 1 }, tarif);
      expect(Number(more.total.montant)).toBeGreaterThanOrEqual(Number(total.montant));
    }),
  );
});
