import { expect, test } from 'vitest';
import { formatTelephone } from './telephone.ts';

test.each([
  ['+33199004008', '01\u00a099\u00a000\u00a040\u00a008'],
  ['01.99.00.40.08', '01\u00a099\u00a000\u00a040\u00a008'],
  ['+34911234567', '+34911234567'],
])('%s is written %s', (telephone, expected) => {
  expect(formatTelephone(telephone)).toBe(expected);
});
