import { expect, test } from 'vitest';
import { readDits } from './textes-dits.ts';

test.each([
  [null, {}],
  ['oui', {}],
  [
    { 'page-33': true, 'question-2': false },
    { 'page-33': true, 'question-2': false },
  ],
  [{ 'page-33': 'oui', 'question-2': false }, { 'question-2': false }],
])('of what is stored, %j, answers alone are read', (stored, dits) => {
  expect(readDits(stored)).toEqual(dits);
});
