import { expect, test } from 'vitest';
import type { LigneSituee } from './modifier-lignes.ts';
import { retoursOf } from './retour-deplacement.ts';

const partie = (chantierId: number, id: number, quantite: number, traitCoupe = '') =>
  ({ chantierId, id, quantite, traitCoupe, ligneId: id * 10 }) as LigneSituee;
const arrivee = (articleId: number, ligneId: number, quantite: number, traitCoupe = '') => ({
  chantierId: 9,
  articleId,
  ligneId,
  quantite,
  traitCoupe,
});

test('lines that moved go back each to the chantier it came from, under their new identifiers', () => {
  expect(
    retoursOf(
      [partie(1, 5, 3), partie(2, 6, 4), partie(1, 7, 1, '2x800'), partie(1, 7, 2)],
      [arrivee(5, 51, 3), arrivee(6, 61, 4), arrivee(7, 71, 2), arrivee(7, 72, 1, '2x800')],
    ),
  ).toEqual([
    { chantierId: 1, ligneIds: [51, 72, 71] },
    { chantierId: 2, ligneIds: [61] },
  ]);
});

test('a line that met another of the same thing is one with it, and cannot be told apart again', () => {
  expect(retoursOf([partie(1, 5, 3)], [arrivee(5, 51, 7)])).toBeUndefined();
  expect(retoursOf([partie(1, 5, 3)], [])).toBeUndefined();
});

test('lines of the same thing that left from two chantiers are one, even when they went by two calls', () => {
  expect(
    retoursOf([partie(1, 5, 3), partie(2, 5, 3)], [arrivee(5, 51, 3), arrivee(5, 51, 6)]),
  ).toBeUndefined();
});
