import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { expect, test } from 'vitest';
import { readAdresse } from './read-adresse.ts';
import { suitePaiement } from './suite-paiement.ts';

const key = 'abcdefghijklmnopqrstuv';
const paiement = (etat: Paiement['etat']): Paiement => ({
  key,
  etat,
  montant: { montant: '12.00', devise: 'EUR' },
  adresse: null,
  motif: null,
  commande: null,
  factures: [],
});

test('a payment of invoices leads back to them', () => {
  const une = { key: 'k'.repeat(22), numero: 'FA26-000001' };
  const payee = { ...paiement('accepte'), factures: [une] };
  expect(suitePaiement('fr', payee)).toBe(`/mon-compte/factures/${une.key}`);
  expect(suitePaiement('en', { ...payee, etat: 'refuse', factures: [une, une] })).toBe(
    '/en/mon-compte/factures',
  );
});

test('an accepted payment leads to its order, any other back to the confirmation with the reason', () => {
  expect(suitePaiement('fr', paiement('accepte'))).toBe(`/paiement-succes?key=${key}`);
  for (const etat of ['refuse', 'abandonne', 'expire'] as const) {
    expect(suitePaiement('en', paiement(etat))).toBe(
      `/en/tunnel/confirmation#ouvrir=erreur-transaction-bancaire&paiement=${key}`,
    );
  }
  expect(suitePaiement('es', paiement('ouvert'))).toBeUndefined();
});

test('an address names a payment by its key alone', () => {
  expect(readAdresse({ key, retour: 'banque' })).toEqual({ key, retour: 'banque' });
  expect(readAdresse({ key: '../panier', retour: 'https://ailleurs.test' })).toEqual({
    key: undefined,
    retour: undefined,
  });
  expect(readAdresse({})).toEqual({ key: undefined, retour: undefined });
});
