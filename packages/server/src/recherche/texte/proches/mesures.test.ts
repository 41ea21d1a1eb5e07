import { expect, it } from 'vitest';
import { mesureOf } from './mesures.ts';
import { readTexte } from '../read-texte.ts';

const mesure = (texte: string) => readTexte(texte, 'fr').map(mesureOf);

it('tells the sizes of a question', () => {
  expect(mesure('4x42')).toEqual([{ nombres: [4, 42], filet: false, unite: '' }]);
  expect(mesure('M8x33')).toEqual([{ nombres: [8, 33], filet: true, unite: '' }]);
  expect(mesure('M18')).toEqual([{ nombres: [18], filet: true, unite: '' }]);
  expect(mesure('50 A')).toEqual([{ nombres: [50], filet: false, unite: 'a' }]);
  expect(mesure('t49')).toEqual([{ nombres: [49], filet: false, unite: '' }]);
});

it('takes no word and no other code for a size', () => {
  expect(mesure('vis R2V')).toEqual([undefined, undefined]);
});
