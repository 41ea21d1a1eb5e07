import { expect, test } from 'vitest';
import fc from 'fast-check';
import { LIGNES_MAX, parseLignesCollees } from './lignes-collees.ts';

test('columns of a spreadsheet give a reference and a quantity', () => {
  expect(parseLignesCollees('VBF-05060-ZJ\t2\r\nMSN-300-TR\t12\r\n')).toEqual([
    { reference: 'VBF-05060-ZJ', quantite: 2 },
    { reference: 'MSN-300-TR', quantite: 12 },
  ]);
});

test('semicolons, commas, spaces and a multiplication sign part them too', () => {
  const text = 'VBF-05060-ZJ;2\nMSN-300-TR, 12\nCYL-30-40-N 3\nLCB-190-24 x 4\nFSD-10160 × 5;';
  expect(parseLignesCollees(text).map((ligne) => ligne.quantite)).toEqual([2, 12, 3, 4, 5]);
  expect(parseLignesCollees(text).map((ligne) => ligne.reference)).toEqual([
    'VBF-05060-ZJ',
    'MSN-300-TR',
    'CYL-30-40-N',
    'LCB-190-24',
    'FSD-10160',
  ]);
});

test('a reference without quantity is asked once, and an EAN is not taken for a quantity', () => {
  expect(parseLignesCollees('PVX-18-60-42\n3250391234567')).toEqual([
    { reference: 'PVX-18-60-42', quantite: 1 },
    { reference: '3250391234567', quantite: 1 },
  ]);
});

test('blank lines are left out and a quantity of zero counts for one', () => {
  expect(parseLignesCollees('\n \t \nBAT-18-40\t0\n\n')).toEqual([
    { reference: 'BAT-18-40', quantite: 1 },
  ]);
});

test('any text gives at most fifty lines, each with a reference and a quantity of at least one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const lignes = parseLignesCollees(text);
      expect(lignes.length).toBeLessThanOrEqual(LIGNES_MAX);
      for (const ligne of lignes) {
        expect(ligne.reference).not.toBe('');
        expect(ligne.quantite).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});
