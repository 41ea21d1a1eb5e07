import { expect, test } from 'vitest';
import fc from 'fast-check';
import { morceaux } from './surligner.tsx';

const found = (texte: string, recherche: string) =>
  morceaux(texte, recherche)
    .filter(({ isTrouve }) => isTrouve)
    .map(({ texte: morceau }) => morceau);

test.each([
  ['Menuiserie Le Goff', 'le gof', ['Le', 'Gof']],
  ['Saint-Étienne', 'etienne', ['Étienne']],
  ['Œuvre & Fils', 'fils', ['Fils']],
  ['Nantes', 'rennes', []],
  ['Nantes', '', []],
])('%s, looked for by « %s »', (texte, recherche, expected) => {
  expect(found(texte, recherche)).toEqual(expected);
});

test('the pieces put together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (texte, recherche) => {
      const whole = morceaux(texte, recherche)
        .map(({ texte: morceau }) => morceau)
        .join('');
      expect(whole).toBe(texte);
    }),
  );
});
