import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nettoyerLigne, nettoyerTexte } from './texte-saisi.ts';

test('a text keeps its line breaks and loses what cannot be seen', () => {
  expect(nettoyerTexte(' Bon\u0000 produit.\r\n\r\n\r\n\r\nTient\tbien.  \n ')).toBe(
    'Bon produit.\n\nTient bien.',
  );
  expect(nettoyerTexte('abc\u202Edef\u200B')).toBe('abcdef');
});

test('an accent typed as two signs becomes one', () => {
  expect(nettoyerTexte('vissage\u0301')).toBe('vissag\u00e9');
});

test('a line has no break', () => {
  expect(nettoyerLigne('Très\n  bien\u00a0!')).toBe('Très bien !');
});

const SIGNES = [
  'a',
  'e',
  '\u0301',
  ' ',
  '\u00a0',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u200B',
  '\u202E',
  '\u2028',
];

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...SIGNES) }), (texte) => {
      const once = nettoyerTexte(texte);
      expect(nettoyerTexte(once)).toBe(once);
      expect(once).not.toContain('\u0000');
      expect(nettoyerLigne(nettoyerLigne(texte))).toBe(nettoyerLigne(texte));
    }),
  );
});
