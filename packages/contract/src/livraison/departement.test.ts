import { expect, test } from 'vitest';
import { departementOf } from './departement.ts';

test.each([
  ['44500', '44'],
  ['01000', '01'],
  ['75012', '75'],
  ['20000', '2A'],
  ['20190', '2A'],
  ['20200', '2B'],
  ['20620', '2B'],
  ['97419', '974'],
  ['98000', '980'],
  ['98800', '988'],
])('%s is of %s', (codePostal, departement) => {
  expect(departementOf(codePostal)).toBe(departement);
});
