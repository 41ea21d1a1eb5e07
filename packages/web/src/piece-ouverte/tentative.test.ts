import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { specimenChantier, specimenLigne } from '../panier/specimen-panier.ts';
import { cleTentative, oublierTentative, tentativeEnSuspens } from './tentative.ts';

type Tentee = Parameters<typeof cleTentative>[0];

const ACCORD = 'marchandise.livraison.paiement.';
const piece = (lues: number[], given: Partial<PieceOuverte> = {}): Tentee => ({
  type: 'Commande',
  chantiers: [
    specimenChantier(
      1,
      null,
      lues.map((id) => specimenLigne(id)),
    ),
  ],
  nombreArticles: lues.length,
  accord: ACCORD,
  ...given,
});
/** Five lines, of which two are read. */
const debut = (accord = ACCORD) => piece([1, 2], { nombreArticles: 5, accord });

beforeEach(() => {
  const gardes = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (nom: string) => gardes.get(nom) ?? null,
    setItem: (nom: string, valeur: string) => gardes.set(nom, valeur),
    removeItem: (nom: string) => gardes.delete(nom),
  });
  return () => vi.unstubAllGlobals();
});

test('an attempt that is sent again keeps its key until it is answered', () => {
  const cle = cleTentative(piece([1, 2]));
  expect(cleTentative(piece([1, 2]))).toBe(cle);
  expect(tentativeEnSuspens()).toBe(cle);
  oublierTentative();
  expect(cleTentative(piece([1, 2]))).not.toBe(cle);
});

test('another line, another quantity or another kind of piece is another attempt', () => {
  const [ligne] = [specimenLigne(1, { quantite: 9 })];
  const cles = [
    piece([1]),
    piece([1, 2]),
    piece([1], { chantiers: [specimenChantier(1, null, [ligne])] }),
    piece([1], { type: 'Devis' }),
  ].map(cleTentative);
  expect(new Set(cles).size).toBe(4);
});

test('where all lines are read, prices are no part of the attempt', () => {
  const cle = cleTentative(piece([1, 2]));
  expect(cleTentative(piece([1, 2], { accord: 'autre.livraison.paiement.' }))).toBe(cle);
});

test('lines that are not read are told apart by what is agreed to', () => {
  const cle = cleTentative(debut());
  expect(cleTentative(debut())).toBe(cle);
  expect(cleTentative(debut('autre.livraison.paiement.'))).not.toBe(cle);
});

test('choosing another delivery or payment is the same attempt, whether all lines are read or not', () => {
  const cle = cleTentative(debut());
  expect(cleTentative(debut('marchandise.autre.autre.11:00'))).toBe(cle);
});
