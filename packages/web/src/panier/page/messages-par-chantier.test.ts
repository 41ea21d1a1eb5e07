import { expect, test } from 'vitest';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { specimenChantier, specimenLigne, specimenPanier } from '../specimen-panier.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { messagesParChantier } from './messages-par-chantier.ts';

const message = (given: Partial<MessageControle>): MessageControle => ({
  code: 'stock-insuffisant',
  niveau: 'attention',
  libelle: '3 disponibles sur 5',
  ...given,
});

test('what belongs to no chantier comes after those with a name', () => {
  const sans = specimenChantier(1, null, [specimenLigne(1)]);
  const villa = specimenChantier(2, 'Villa', [specimenLigne(2)]);
  expect(enOrdre([sans, villa])).toEqual([villa, sans]);
});

test('a message stands at its line, one of the whole basket at none', () => {
  const panier = specimenPanier([specimenChantier(1, null, [specimenLigne(1)])]);
  const sien = message({ chantierId: 1, articleId: 101 });
  const tri = messagesParChantier(panier, [sien, message({ code: 'compte-bloque' })]);
  expect([...(tri.get(1) ?? [])]).toEqual([[1, [sien]]]);
});

test('the correction names the line where an article is there both whole and cut', () => {
  const entiere = specimenLigne(1, { id: 7 });
  const coupee = specimenLigne(2, { id: 7, traitCoupe: '2x1200' });
  const panier = specimenPanier([specimenChantier(1, null, [entiere, coupee])]);
  const sien = message({
    chantierId: 1,
    articleId: 7,
    correction: {
      libelle: 'Recalculer la coupe',
      methode: 'PATCH',
      chemin: '/api/panier/chantiers/1/articles/7?ligneId=2&traitCoupe=2x1200',
    },
  });
  expect([...(messagesParChantier(panier, [sien]).get(1) ?? [])]).toEqual([[2, [sien]]]);
});
