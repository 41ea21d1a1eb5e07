import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import fr from '@comptoir/contract/messages/fr/piece-ouverte.json' with { type: 'json' };
import { createTranslate } from '@comptoir/contract/words/texts.ts';
import { expect, test } from 'vitest';
import { specimenChantier, specimenLigne, specimenPanier } from '../../panier/specimen-panier.ts';
import { ecartsOf } from './ecarts-piece.ts';

const t = createTranslate('fr', fr);
const LIGNES = [fr.ecarts.lignes];
type Comparee = Parameters<typeof ecartsOf>[2];

/** Two lines read of so many. */
function piece(given: Partial<PieceOuverte> = {}): Comparee {
  const { tarif, chantiers } = specimenPanier([
    specimenChantier(1, null, [specimenLigne(1), specimenLigne(2)]),
  ]);
  return {
    tarif,
    chantiers,
    livraison: null,
    nombreArticles: 5,
    accord: 'goods.delivery.payment.09:00',
    ...given,
  };
}
const ecarts = (apres: Comparee, avant = piece()) => ecartsOf(t, 'fr', avant, apres);

test('a piece that is as it was agreed to has nothing to tell', () => {
  expect(ecarts(piece())).toEqual([]);
});

test('what changed in lines that are not read is told to have changed', () => {
  expect(ecarts(piece({ accord: 'others.delivery.payment.09:00' }))).toEqual(LIGNES);
  expect(ecarts(piece({ accord: 'goods.otherwise.payment.09:00' }))).toEqual(LIGNES);
});

test('a payment or an hour that moved changes no line', () => {
  expect(ecarts(piece({ accord: 'goods.delivery.otherwise.09:10' }))).toEqual([]);
});

test('where all lines are read, each difference is told by itself', () => {
  const avant = piece({ nombreArticles: 2 });
  const apres = piece({ nombreArticles: 2, accord: 'others.delivery.payment.09:00' });
  expect(ecarts(apres, avant)).toEqual([]);
});

test('a difference that can be named is named, without the sentence about lines', () => {
  const { tarif } = piece();
  const cher = { ...tarif, netHT: { montant: '12.00', devise: 'EUR' } as const };
  const [dit, ...autres] = ecarts(piece({ tarif: cher, accord: 'others.delivery.payment.09:00' }));
  expect(dit).toMatch(/^Net HT/);
  expect(autres).toEqual([]);
});
