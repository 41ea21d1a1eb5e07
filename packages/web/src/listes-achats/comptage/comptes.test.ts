import { expect, test } from 'vitest';
import { readStored } from './comptes.ts';

test('counts are read back by list and line; whatever else is stored is none', () => {
  const comptes = { '3': { '7': 0, '8': 12 } };
  expect(readStored(comptes)).toEqual(comptes);
  expect(readStored({ '3': { '7': -1, '8': 1.5, '9': 'x' }, '4': [], '5': null })).toEqual({});
  expect(readStored(null)).toEqual({});
  expect(readStored([1, 2])).toEqual({});
});
