import { expect, test } from 'vitest';
import { initialesDe } from './initiales.ts';

test.each([
  ['Hélène', 'Morel', '', 'HM'],
  ['élodie', 'ñúñez', '', 'ÉÑ'],
  ['', 'Morel', '', 'M'],
  [' ', '', 'dk07', 'DK'],
  ['', '', '', ''],
  ['𝒜da', 'Li', '', '𝒜L'],
])('%s %s %s is %s', (prenom, nom, code, initiales) => {
  expect(initialesDe({ prenom, nom }, code)).toBe(initiales);
});
