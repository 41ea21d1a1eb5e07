import { expect, test } from 'vitest';
import { etiquettesDePieces } from './etiquettes-pieces.ts';

test('each piece of a list has its number and its size', () => {
  expect(etiquettesDePieces('2x1200+1x800')).toEqual([
    { numero: 1, sur: 3, longueur: 1200, largeur: null },
    { numero: 2, sur: 3, longueur: 1200, largeur: null },
    { numero: 3, sur: 3, longueur: 800, largeur: null },
  ]);
});

test('pieces of a sheet keep both sizes in their order', () => {
  expect(etiquettesDePieces('1x600x400')).toEqual([
    { numero: 1, sur: 1, longueur: 600, largeur: 400 },
  ]);
});

test('a coil gives pieces longer than any bar', () => {
  expect(etiquettesDePieces('1x75000')).toHaveLength(1);
});

test('what is no cut list has no labels', () => {
  expect(etiquettesDePieces('')).toEqual([]);
  expect(etiquettesDePieces('trois de 1200')).toEqual([]);
});
