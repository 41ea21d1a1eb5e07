import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './query-string.ts';

test('query parameters are sent as strings; what is not given is left out', () => {
  expect(stringifyQuery({ quantite: 3, actif: false, vide: '', a: undefined, b: null })).toBe(
    '?quantite=3&actif=false&vide=',
  );
  expect(stringifyQuery({})).toBe('');
  expect(stringifyQuery({ liste: [] })).toBe('');
});

test('a repeated key is a list', () => {
  expect(stringifyQuery({ marque: ['a', undefined, 'b c'] })).toBe('?marque=a&marque=b+c');
  expect(parseQuery('?marque=a&q=1&marque=b&marque=c')).toEqual({
    marque: ['a', 'b', 'c'],
    q: '1',
  });
});

test('a hostile key stays a plain key', () => {
  const query = parseQuery('__proto__=a&__proto__=b&constructor=c&toString=d');
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  expect(Object.entries(query)).toEqual([
    ['__proto__', ['a', 'b']],
    ['constructor', 'c'],
    ['toString', 'd'],
  ]);
});

test('what is written is read back', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => value.isWellFormed());
  const values = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }));
  fc.assert(
    fc.property(fc.dictionary(text, values), (query) => {
      expect({ ...parseQuery(stringifyQuery(query)) }).toEqual({ ...query });
    }),
  );
});
