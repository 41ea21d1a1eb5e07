import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Panneau } from './panneau.ts';
import { COTE_MIN, COTES_MAX, grouperPieces, PIECES_MAX } from './piece.ts';
import { parseCoupeBarre, parseCoupePanneau, TEXTE_MAX, writeTraitCoupe } from './trait-coupe.ts';

const BARRE = { longueur: 6000 };
const PANNEAU: Panneau = {
  longueur: 2800,
  largeur: 2070,
  trait: 4,
  affranchissement: 10,
  fil: false,
};

const written = (texte: string): string => {
  const { pieces, erreurs } = parseCoupeBarre(texte, BARRE);
  expect(erreurs).toEqual([]);
  return writeTraitCoupe(pieces);
};

const codes = (texte: string): string[] =>
  parseCoupeBarre(texte, BARRE).erreurs.map(({ code }) => code);

test.each([
  ['3x1200+1x800', '3x1200+1x800'],
  ['1x800+3x1200', '3x1200+1x800'],
  ['2x800 + 1x800', '3x800'],
  [' 3 X 1200 ; 1 × 800 ', '3x1200+1x800'],
  ['3*1200\n1*800\n', '3x1200+1x800'],
  ['3\t1200\r\n1\t800\r\n', '3x1200+1x800'],
  ['1200', '1x1200'],
  ['1200+800+1200', '2x1200+1x800'],
  ['3x1 200', '3x1200'],
  ['3 x 1\u202f200 mm', '3x1200'],
  ['3x120cm+2x2m+1x80 CM', '2x2000+3x1200+1x800'],
  ['03x0800', '3x800'],
  ['+3x1200++', '3x1200'],
])('%j is read as %j', (texte, canonical) => {
  expect(written(texte)).toBe(canonical);
});

test.each([
  ['2x600x400', '2x600x400'],
  ['600x400', '1x600x400'],
  ['2 × 60 × 40 cm', '2x600x400'],
  ['2x400x600+1x600x400', '1x600x400+2x400x600'],
])('%j is read as %j for a sheet', (texte, canonical) => {
  const { pieces, erreurs } = parseCoupePanneau(texte, PANNEAU);
  expect(erreurs).toEqual([]);
  expect(writeTraitCoupe(pieces)).toBe(canonical);
});

test.each([
  ['', 'vide'],
  [' + ;\n', 'vide'],
  ['3x', 'illisible'],
  ['x1200', 'illisible'],
  ['3xx1200', 'illisible'],
  ['trois de 1200', 'illisible'],
  ['3x1200 1x800', 'illisible'],
  ['3m x 1200', 'illisible'],
  ['-3x1200', 'illisible'],
  ['3x1200mm2', 'illisible'],
  ['3x1200.5', 'decimale'],
  ['3x1,2m', 'decimale'],
  ['1.200', 'decimale'],
  ['2x600x400', 'nombre-de-cotes'],
  ['0x1200', 'quantite-nulle'],
  [`${PIECES_MAX + 1}x1200`, 'trop-de-pieces'],
  [`${PIECES_MAX}x1200+1x800`, 'trop-de-pieces'],
  [`1x${COTE_MIN - 1}`, 'cote-trop-petite'],
  ['1x6001', 'cote-trop-grande'],
  [`1x${'9'.repeat(400)}`, 'cote-trop-grande'],
  [`${'9'.repeat(400)}x1200`, 'trop-de-pieces'],
  ['1x'.repeat(TEXTE_MAX), 'texte-trop-long'],
  [Array.from({ length: COTES_MAX + 1 }, (_, i) => COTE_MIN + i).join('+'), 'trop-de-cotes'],
])('refuses %j as %s', (texte, code) => {
  expect(codes(texte)).toEqual([code]);
});

test('an error says which part it is about, and the others are read', () => {
  const { pieces, erreurs } = parseCoupeBarre('3x1200 + 2,5x800;\n 1x9000 ', BARRE);
  expect(pieces).toEqual([{ quantite: 3, longueur: 1200 }]);
  expect(erreurs).toEqual([
    { code: 'decimale', texte: '2,5x800', debut: 9 },
    { code: 'cote-trop-grande', texte: '1x9000', debut: 19 },
  ]);
});

test('a sheet wants two sizes', () => {
  const { erreurs } = parseCoupePanneau('600', PANNEAU);
  expect(erreurs.map(({ code }) => code)).toEqual(['nombre-de-cotes']);
});

test('a piece must fit within the trimmed edges, turned only when the grain allows it', () => {
  const fits = (texte: string, panneau: Panneau): boolean =>
    parseCoupePanneau(texte, panneau).erreurs.length === 0;
  expect(fits('2780x2050', PANNEAU)).toBe(true);
  expect(fits('2781x2050', PANNEAU)).toBe(false);
  expect(fits('2800x2070', { ...PANNEAU, affranchissement: 0 })).toBe(true);
  expect(fits('2000x2500', PANNEAU)).toBe(true);
  expect(fits('2000x2500', { ...PANNEAU, fil: true })).toBe(false);
});

test('spaces alone do not stand for a size', () => {
  expect(codes(`3${' '.repeat(TEXTE_MAX - 2)}x`)).toEqual(['illisible']);
});

const quantite = fc.integer({ min: 1, max: 5 });
const pieceBarre = fc.record({ quantite, longueur: fc.integer({ min: COTE_MIN, max: 6000 }) });
const piecePanneau = fc.record({
  quantite,
  longueur: fc.integer({ min: COTE_MIN, max: 2050 }),
  largeur: fc.integer({ min: COTE_MIN, max: 2050 }),
});

test('what is written is read back, and writing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(pieceBarre, { minLength: 1, maxLength: 90 }), (pieces) => {
      const texte = writeTraitCoupe(pieces);
      expect(parseCoupeBarre(texte, BARRE)).toEqual({ pieces: grouperPieces(pieces), erreurs: [] });
      expect(writeTraitCoupe(parseCoupeBarre(texte, BARRE).pieces)).toBe(texte);
    }),
  );
  fc.assert(
    fc.property(fc.array(piecePanneau, { minLength: 1, maxLength: 90 }), (pieces) => {
      const texte = writeTraitCoupe(pieces);
      expect(parseCoupePanneau(texte, PANNEAU)).toEqual({
        pieces: grouperPieces(pieces),
        erreurs: [],
      });
    }),
  );
});

test('the order in which pieces are written does not matter', () => {
  fc.assert(
    fc.property(fc.array(pieceBarre, { minLength: 1, maxLength: 20 }), (pieces) => {
      expect(writeTraitCoupe(pieces.toReversed())).toBe(writeTraitCoupe(pieces));
    }),
  );
});

test('any text is either read or refused with a code', () => {
  const signs = fc.constantFrom(...Array.from('0123456789x×*+;,. \t\nmc'));
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 40 }), (texte) => {
      const { pieces, erreurs } = parseCoupeBarre(texte, BARRE);
      expect(pieces.length + erreurs.length).toBeGreaterThan(0);
      for (const { texte: part, debut } of erreurs) {
        expect(texte.slice(debut, debut + part.length)).toBe(part);
      }
    }),
  );
});
