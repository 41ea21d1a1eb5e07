import { expect, test } from 'vitest';
import { appliquerPromotions } from './appliquer-promotions.ts';
import type { LignePromue, PromotionComptee } from './promotion-comptee.ts';

const euros = (montant: number) => BigInt(Math.round(montant * 10_000));
const pourcent = (taux: number) => BigInt(Math.round(taux * 10_000));

function ligne(cle: number, quantite: number, prix: number, plafond?: number): LignePromue {
  const montant = euros(prix) * BigInt(quantite);
  return { cle, quantite, montant, plafond: plafond === undefined ? montant : euros(plafond) };
}

function promotion(id: number, reste: Partial<PromotionComptee>): PromotionComptee {
  const { comptees = [], ...autres } = reste;
  return {
    id,
    genre: 'remise',
    cumulable: true,
    mesure: 'montant',
    paliers: [],
    comptees,
    remisees: comptees,
    ...autres,
  };
}

/** `id: total [line amount…]` for each that counts. */
function read(lignes: readonly LignePromue[], promotions: readonly PromotionComptee[]): string[] {
  return appliquerPromotions(lignes, promotions).appliquees.map(
    ({ promotion: { id }, montant, parts }) =>
      `${id}: ${enEuros(montant)} [${[...parts].map(([i, m]) => `${i} ${enEuros(m)}`).join(', ')}]`,
  );
}

const enEuros = (units: bigint) => (Number(units) / 10_000).toFixed(2);

test('10 % of two lines is rounded once and split to the cent', () => {
  const dix = promotion(1, {
    paliers: [{ seuil: euros(50), pourcent: pourcent(10) }],
    comptees: [0, 1],
  });
  // 10 % of 66.67 is 6.667: 6.67, of which 3.34 (3.335) and 3.33 (3.332).
  expect(read([ligne(1, 1, 33.35), ligne(2, 1, 33.32)], [dix])).toEqual([
    '1: 6.67 [0 3.34, 1 3.33]',
  ]);
  expect(read([ligne(1, 1, 16.68), ligne(2, 1, 33.31)], [dix])).toEqual([]);
});

test('the highest threshold reached counts', () => {
  const paliers = [
    { seuil: euros(100), pourcent: pourcent(5) },
    { seuil: euros(200), pourcent: pourcent(8) },
  ];
  const palier = promotion(1, { paliers, comptees: [0] });
  expect(read([ligne(1, 1, 199.99)], [palier])).toEqual(['1: 10.00 [0 10.00]']);
  expect(read([ligne(1, 1, 200)], [palier])).toEqual(['1: 16.00 [0 16.00]']);
});

test('an amount off is shared by what the lines cost, and never more than they cost', () => {
  const vingt = promotion(1, {
    paliers: [{ seuil: euros(1), montant: euros(20) }],
    comptees: [0, 1],
  });
  expect(read([ligne(1, 1, 10), ligne(2, 2, 15)], [vingt])).toEqual(['1: 20.00 [0 5.00, 1 15.00]']);
  expect(read([ligne(1, 1, 10), ligne(2, 1, 5)], [vingt])).toEqual(['1: 15.00 [0 10.00, 1 5.00]']);
});

test('the discount may bear on other lines than those that count', () => {
  const croisee = promotion(1, {
    paliers: [{ seuil: euros(100), pourcent: pourcent(50) }],
    comptees: [0],
    remisees: [1],
  });
  expect(read([ligne(1, 1, 100), ligne(2, 1, 8)], [croisee])).toEqual(['1: 4.00 [1 4.00]']);
});

test('three for two: the cheapest of each three, the dearest taken together', () => {
  const lot = promotion(1, { genre: 'lot', lot: { achetes: 3, payes: 2 }, comptees: [0, 1, 2] });
  // 10 10 10 | 4 4 3: one at 10 and one at 3.
  const lignes = [ligne(1, 1, 3), ligne(2, 3, 10), ligne(3, 2, 4)];
  expect(read(lignes, [lot])).toEqual(['1: 13.00 [1 10.00, 0 3.00]']);
  // The fourth is in no lot.
  expect(read([ligne(1, 4, 10)], [{ ...lot, comptees: [0], remisees: [0] }])).toEqual([
    '1: 10.00 [0 10.00]',
  ]);
});

test('combinable: lots first, percents of what is left, then amounts', () => {
  const lignes = [ligne(1, 3, 10)];
  const promotions = [
    promotion(1, { paliers: [{ seuil: euros(30), montant: euros(5) }], comptees: [0] }),
    promotion(2, { paliers: [{ seuil: euros(30), pourcent: pourcent(10) }], comptees: [0] }),
    promotion(3, { genre: 'lot', lot: { achetes: 3, payes: 2 }, comptees: [0] }),
  ];
  expect(read(lignes, promotions)).toEqual([
    '1: 5.00 [0 5.00]',
    '2: 2.00 [0 2.00]',
    '3: 10.00 [0 10.00]',
  ]);
});

test('a unit is in one lot at most', () => {
  const lot = (id: number, achetes: number, payes: number) =>
    promotion(id, { genre: 'lot', lot: { achetes, payes }, comptees: [0] });
  const { appliquees, surpassees } = appliquerPromotions(
    [ligne(1, 4, 10)],
    [lot(1, 2, 1), lot(2, 4, 3)],
  );
  expect(appliquees.map(({ montant }) => enEuros(montant))).toEqual(['20.00']);
  expect(surpassees.map(({ id }) => id)).toEqual([2]);
});

test('not combinable: the one that takes most off keeps the line, the other has the rest', () => {
  const dix = promotion(1, {
    cumulable: false,
    paliers: [{ seuil: euros(1), pourcent: pourcent(10) }],
    comptees: [0, 1],
  });
  const vingt = promotion(2, {
    cumulable: false,
    paliers: [{ seuil: euros(1), pourcent: pourcent(20) }],
    comptees: [1],
  });
  const lignes = [ligne(1, 1, 100), ligne(2, 1, 50)];
  expect(read(lignes, [dix, vingt])).toEqual(['1: 10.00 [0 10.00]', '2: 10.00 [1 10.00]']);
});

test('not combinable against two that are: the better side has the line', () => {
  const sur = (id: number, taux: number, cumulable: boolean) =>
    promotion(id, {
      cumulable,
      paliers: [{ seuil: euros(1), pourcent: pourcent(taux) }],
      comptees: [0],
    });
  const lignes = [ligne(1, 1, 100)];
  expect(read(lignes, [sur(1, 10, true), sur(2, 10, true), sur(3, 15, false)])).toEqual([
    '1: 10.00 [0 10.00]',
    '2: 9.00 [0 9.00]',
  ]);
  const { surpassees } = appliquerPromotions(lignes, [sur(1, 10, true), sur(3, 15, false)]);
  expect(surpassees.map(({ id }) => id)).toEqual([1]);
});

test('a line that a delegate discounted stops at its floor', () => {
  const moitie = promotion(1, {
    paliers: [{ seuil: euros(1), pourcent: pourcent(50) }],
    comptees: [0, 1],
  });
  expect(read([ligne(1, 1, 100, 8), ligne(2, 1, 10)], [moitie])).toEqual([
    '1: 13.00 [0 8.00, 1 5.00]',
  ]);
  expect(read([ligne(1, 1, 100, 0)], [{ ...moitie, comptees: [0], remisees: [0] }])).toEqual([]);
});

test('gifts and free carriage go with everything, counted before discounts', () => {
  const promotions = [
    promotion(1, {
      cumulable: false,
      paliers: [{ seuil: euros(1), pourcent: pourcent(50) }],
      comptees: [0],
    }),
    promotion(2, { genre: 'cadeau', paliers: [{ seuil: euros(100), cadeaux: 1 }], comptees: [0] }),
    promotion(3, { genre: 'port', mesure: 'quantite', paliers: [{ seuil: 2n }], comptees: [0] }),
  ];
  expect(read([ligne(1, 2, 50)], promotions)).toEqual([
    '1: 50.00 [0 50.00]',
    '2: 0.00 []',
    '3: 0.00 []',
  ]);
  expect(
    appliquerPromotions([ligne(1, 2, 50)], promotions).appliquees.map(({ compte }) => compte),
  ).toEqual([euros(100), euros(100), 2n]);
});
