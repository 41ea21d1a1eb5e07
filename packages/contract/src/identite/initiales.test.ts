import { expect, test } from 'vitest';
import { initialesOf } from './initiales.ts';

test.each([
  ['Hélène', 'Morel', '', 'HM'],
  ['élodie', 'ñúñez', '', 'ÉÑ'],
  ['', 'Morel', '', 'M'],
  [' ', '', 'dk07', 'DK'],
  ['', '', '', ''],
  ['𝒜da', 'Li', '', '𝒜L'],
])('%s %s %s is %s', (prenom, nom, code, initiales) => {
  expect(initialesOf({ prenom, nom }, code)).toBe(initiales);
});
