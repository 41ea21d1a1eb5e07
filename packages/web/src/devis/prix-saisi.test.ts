import { describe, expect, it } from 'vitest';
import { readPrix, lireRemise } from './prix-saisi.ts';

describe('a price typed', () => {
  it.each([
    ['12,5', '12.5'],
    ['1 250,50 €', '1250.50'],
    ['0.0345', '0.0345'],
    ['', null],
    ['douze', undefined],
    ['-1', undefined],
    ['1,23456', undefined],
  ])('%j is %j', (texte, prix) => {
    expect(readPrix(texte)).toBe(prix);
  });
});

describe('a discount typed', () => {
  it.each([
    ['12,5 %', '12.5'],
    ['7', '7'],
    ['0', null],
    ['', null],
    ['101', undefined],
    ['12,345', undefined],
  ])('%j is %j', (texte, remise) => {
    expect(lireRemise(texte)).toBe(remise);
  });
});
