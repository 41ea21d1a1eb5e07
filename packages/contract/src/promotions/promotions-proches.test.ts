import { expect, test } from 'vitest';
import type { LignePromue, PromotionComptee } from './promotion-comptee.ts';
import { listPromotionsProches } from './promotions-proches.ts';

const euros = (montant: number) => BigInt(Math.round(montant * 10_000));

function ligne(quantite: number, prix: number): LignePromue {
  const montant = euros(prix) * BigInt(quantite);
  return { cle: 1, quantite, montant, plafond: montant };
}

function promotion(id: number, reste: Partial<PromotionComptee>): PromotionComptee {
  return {
    id,
    genre: 'port',
    cumulable: true,
    mesure: 'montant',
    paliers: [],
    comptees: [0],
    remisees: [0],
    ...reste,
  };
}

function manques(lignes: readonly LignePromue[], promotions: readonly PromotionComptee[]) {
  return listPromotionsProches(lignes, promotions).map(
    ({ promotion: { id }, manque }) => [id, manque] as const,
  );
}

test('18.40 more and carriage is free, from half of the way on', () => {
  const port = promotion(1, { paliers: [{ seuil: euros(120) }] });
  expect(manques([ligne(1, 101.6)], [port])).toEqual([[1, euros(18.4)]]);
  expect(manques([ligne(1, 59.99)], [port])).toEqual([]);
  expect(manques([ligne(1, 120)], [port])).toEqual([]);
});

test('one that counts is close to its next threshold', () => {
  const paliers = [
    { seuil: euros(100), pourcent: 50_000n },
    { seuil: euros(150), pourcent: 80_000n },
  ];
  expect(manques([ligne(1, 110)], [promotion(1, { genre: 'remise', paliers })])).toEqual([
    [1, euros(40)],
  ]);
});

test('of a lot, once the units that are paid for are there', () => {
  const lot = promotion(1, { genre: 'lot', lot: { achetes: 5, payes: 3 } });
  expect(manques([ligne(2, 1)], [lot])).toEqual([]);
  expect(manques([ligne(3, 1)], [lot])).toEqual([[1, 2n]]);
  expect(manques([ligne(9, 1)], [lot])).toEqual([[1, 1n]]);
  expect(manques([ligne(5, 1)], [lot])).toEqual([]);
});

test('nothing is said of a discount on goods the basket has none of', () => {
  const ailleurs = promotion(1, {
    genre: 'remise',
    paliers: [{ seuil: euros(100), pourcent: 50_000n }],
    remisees: [],
  });
  expect(manques([ligne(1, 90)], [ailleurs])).toEqual([]);
});

test('the nearest comes first', () => {
  const loin = promotion(1, { paliers: [{ seuil: euros(150) }] });
  const pres = promotion(2, { mesure: 'quantite', paliers: [{ seuil: 3n }] });
  expect(manques([ligne(2, 40)], [loin, pres]).map(([id]) => id)).toEqual([2, 1]);
});
