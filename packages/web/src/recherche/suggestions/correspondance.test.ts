import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmenter, segmenterReference, type Segment } from './correspondance.ts';

const NBSP = '\u00a0';
const LIBELLE = `Vis à bois tête fraisée Torx 4${NBSP}×${NBSP}40, zinguée jaune`;

/** The parts in heavier weight. */
const forts = (segments: readonly Segment[]) =>
  segments.filter(({ trouve }) => trouve).map(({ texte }) => texte);

describe('what is marked in a label', () => {
  test.each(['4x40', '4 x 40', '4×40', '4*40', '4 X40'])(
    'the dimension, however « %s » is written',
    (requete) => {
      expect(forts(segmenter(LIBELLE, requete))).toEqual([`4${NBSP}×${NBSP}40`]);
    },
  );

  test('words without their accents and their case, in any order', () => {
    expect(forts(segmenter(LIBELLE, 'ZINGUEE vis'))).toEqual(['Vis', 'zinguée']);
    expect(forts(segmenter('Cœur de chêne', 'coeur'))).toEqual(['Cœur']);
  });

  test('the beginning of a word while it is typed, never its inside', () => {
    expect(forts(segmenter(LIBELLE, 'frai'))).toEqual(['frai']);
    expect(forts(segmenter('Dévissage', 'vis'))).toEqual([]);
  });

  test('the singular of a plural', () => {
    expect(forts(segmenter('Cheville à frapper', 'chevilles'))).toEqual(['Cheville']);
  });

  test('a whole number only, with or without its unit', () => {
    expect(forts(segmenter('Foret 4 × 40', '4'))).toEqual(['4']);
    expect(forts(segmenter('Foret 40', '4'))).toEqual([]);
    expect(forts(segmenter(`Perceuse 18${NBSP}V`, '18v'))).toEqual([`18${NBSP}V`]);
    expect(forts(segmenter('Câble 2,5 mm²', '2.5'))).toEqual(['2,5']);
  });

  test('an accent written apart with its letter', () => {
    expect(forts(segmenter('te\u0302te ronde', 'tête'))).toEqual(['te\u0302te']);
  });

  test('a letter alone is not', () => {
    expect(forts(segmenter(LIBELLE, 'à'))).toEqual([]);
  });

  test('loses no sign of the label, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (texte, requete) => {
          const both = [segmenter(texte, requete), segmenterReference(texte, requete)];
          for (const segments of both) {
            expect(segments.map((segment) => segment.texte).join('')).toBe(texte);
          }
        },
      ),
    );
  });
});

describe('what is marked in a reference', () => {
  test('the part typed, with or without separators', () => {
    expect(forts(segmenterReference('VBF-04040-ZJ', 'vbf04'))).toEqual(['VBF-04']);
    expect(forts(segmenterReference('VBF-04040-ZJ', '40-z'))).toEqual(['40-Z']);
  });

  test('nothing for words or for two signs', () => {
    expect(forts(segmenterReference('VBF-04040-ZJ', 'vis à bois'))).toEqual([]);
    expect(forts(segmenterReference('VBF-04040-ZJ', 'vb'))).toEqual([]);
  });
});
