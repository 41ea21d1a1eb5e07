import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTexte } from './read-texte.ts';

const termes = (texte: string, langue: 'fr' | 'en' | 'es' = 'fr') =>
  readTexte(texte, langue).map(({ terme }) => terme);
const contenus = (texte: string) =>
  readTexte(texte, 'fr').flatMap(({ terme, contenus: autres }) => [terme, ...autres]);

describe('a text is read', () => {
  it.each([
    ['Équerre à ŒILLET', ['equerre', 'a', 'oeillet']],
    ['d’angle, l’acier', ['angle', 'acier']],
    ['joiner’s hammer', ['joiner', 'hammer']],
    ['porte-serviette', ['porte', 'serviette']],
    ['(a+)+$ \u0000 🔨 [', ['a']],
  ])('without case, accents or signs: %s', (texte, expected) => {
    expect(termes(texte)).toEqual(expected);
  });

  it.each(['4 x 40', '4x40', '4×40', '4*40', '4/40', '4 × 40', '4,0 x 40', '4 mm x 40 mm'])(
    'with a size in one way: %s',
    (texte) => {
      expect(contenus(texte)).toEqual(['4x40', '4', '40']);
    },
  );

  it.each([
    ['m8 x 50', 'm8x50'],
    ['M8×50', 'm8x50'],
    ['Ø 8', 'ø8'],
    ['diam. 8', 'ø8'],
    ['18V', '18v'],
    ['18 v', '18v'],
    ['5,0Ah', '5ah'],
    ['5 l', '5000ml'],
    ['0,5 l', '500ml'],
    ['4 cm', '40mm'],
    ['1/2"', '1/2'],
    ['15/21', '15x21'],
    ['60 x 40 cm', '600x400'],
    ['TX20', 't20'],
    ['torx 20', 't20'],
    ['PZ 2', 'pz2'],
    ['IP65', 'ip65'],
    ['2,5 mm²', '2.5mm2'],
    ['3G1,50', '3g1.5'],
    ['1\u202f250 g', '1250g'],
  ])('with numbers and units in one way: %s', (texte, expected) => {
    expect(termes(texte)).toEqual([expected]);
  });

  it('keeps the order of a size', () => {
    expect(contenus('4 × 40 × 3')).toEqual(['4x40x3', '4x40', '40x3', '4', '40', '3']);
    expect(contenus('40x4')).not.toContain('4x40');
  });

  it('takes letters glued to a size as a word', () => {
    expect(termes('vis4x40')).toEqual(['vis', '4x40']);
    expect(termes('Vis Torx 4 × 40')).toEqual(['vis', 'torx', '4x40']);
  });

  it('takes a comma before three digits as thousands in English alone', () => {
    expect(termes('1,250 g', 'en')).toEqual(['1250g']);
    expect(termes('1,250 g', 'fr')).toEqual(['1.25g']);
  });

  it('does not take « 2 à 4 mm » for amperes', () => {
    expect(termes('2 à 4 mm')).toEqual(['2', 'a', '4mm']);
  });

  it('reads anything, and says where each word stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (texte) => {
        let last = 0;
        return readTexte(texte, 'fr').every(({ terme, debut, fin }) => {
          const isAfter = debut >= last;
          last = debut;
          return isAfter && terme !== '' && debut < fin && fin <= texte.length;
        });
      }),
    );
  });

  it('reads alike whatever the case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé0-9 x×ø,.-]{0,30}$/), (texte) => {
        expect(termes(texte.toUpperCase())).toEqual(termes(texte));
      }),
    );
  });
});

it('knows what is said not to be there, and what is', () => {
  const signes = (texte: string) =>
    readTexte(texte, 'fr').flatMap(({ terme, nie, voulu }) =>
      nie ? [`-${terme}`] : voulu ? [`+${terme}`] : [],
    );
  expect(signes('masque FFP2 sans soupape')).toEqual(['-soupape']);
  expect(signes('sans chargeur ni batterie')).toEqual(['-chargeur', '-batterie']);
  expect(signes('gaine sans tire-fil, avec bouchon')).toEqual(['-tire', '-fil', '+bouchon']);
  expect(signes('powder-free gloves')).toEqual(['-powder']);
});

it('reads units glued to numbers', () => {
  expect(readTexte('2m50', 'fr').map(({ terme }) => terme)).toEqual(['2500mm']);
  expect(readTexte('3G2,5mm2', 'fr').map(({ terme }) => terme)).toEqual(['3g2.5']);
});
