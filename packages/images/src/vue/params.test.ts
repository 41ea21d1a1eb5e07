import { expect, test } from 'vitest';
import * as Schemas from './schemas.ts';
import { readParams } from './params.ts';

test('parameters are read by their sort: a word that looks like a number stays a word', () => {
  const sortes = Schemas.Object({
    elancement: Schemas.Number(),
    nombre: Schemas.Integer(),
    partiel: Schemas.Boolean(),
    tension: Schemas.Unsafe(Schemas.Enum()),
  });
  const ecrits = { elancement: '10.5', nombre: '3', partiel: 'false', tension: '18' };
  expect(readParams(sortes, ecrits)).toEqual({
    elancement: 10.5,
    nombre: 3,
    partiel: false,
    tension: '18',
  });
});

test('a picture of a model that had other parameters is not built by guess', () => {
  expect(() => readParams({ tete: 'texte' }, { bout: 'pointe' })).toThrow('no tete');
});
