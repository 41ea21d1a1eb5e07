import { expect, test } from 'vitest';
import { readPlies, writePlies } from './plies.ts';

test('folded chantiers are read back from their cookie', () => {
  expect(readPlies(writePlies([12, 7, 9007199254740991]))).toEqual([12, 7, 9007199254740991]);
  expect(readPlies(writePlies([]))).toEqual([]);
});

test('what is no identifier is left out, whatever the cookie holds', () => {
  expect(readPlies(undefined)).toEqual([]);
  expect(readPlies('3.x..-4.1e400.<script>.5')).toEqual([3, 5]);
});

test('the cookie keeps the fifty folded last', () => {
  const ids = Array.from({ length: 60 }, (_, rang) => rang + 1);
  expect(readPlies(writePlies(ids))).toEqual(ids.slice(10));
  expect(readPlies(ids.join('.'))).toEqual(ids.slice(10));
});
