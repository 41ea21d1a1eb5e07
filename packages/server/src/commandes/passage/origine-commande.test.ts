import { expect, test } from 'vitest';
import { controlesOf } from './origine-commande.ts';

test('an order of a basket is looked at in every way, and its days are kept or refused', () => {
  expect(controlesOf({ de: 'panier' })).toEqual({
    fermePaiements: true,
    autorise: true,
    verifieCoupon: true,
    jours: 'tenus',
  });
});

test('a quote keeps its coupon; its days bind only where they were shown', () => {
  const dits = controlesOf({ de: 'devis', devisId: 1, joursDits: true });
  const tus = controlesOf({ de: 'devis', devisId: 1, joursDits: false });
  expect([dits.jours, tus.jours]).toEqual(['tenus', 'libres']);
  expect(dits).toMatchObject({ autorise: true, verifieCoupon: false, fermePaiements: false });
});

test('nothing of what was paid is refused: other days are told', () => {
  expect(controlesOf({ de: 'paiement' })).toEqual({
    fermePaiements: false,
    autorise: false,
    verifieCoupon: false,
    jours: 'annonces',
  });
});
