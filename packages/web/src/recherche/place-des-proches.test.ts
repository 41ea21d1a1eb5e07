import { expect, test } from 'vitest';
import { placeDesProches } from './place-des-proches.ts';

const reponse = (total: number, totalSansFiltre = total, page = 1) => ({
  total,
  totalSansFiltre,
  page,
});

test('what is near stands beside one article, under a few, and nowhere beside many', () => {
  expect(placeDesProches(reponse(1))).toBe('seul');
  expect(placeDesProches(reponse(11))).toBe('dessous');
  expect(placeDesProches(reponse(12))).toBeUndefined();
  expect(placeDesProches(reponse(0))).toBeUndefined();
});

test('what is near is not shown for a list that filters or a later page make short', () => {
  expect(placeDesProches(reponse(1, 40))).toBeUndefined();
  expect(placeDesProches(reponse(1, 1, 2))).toBeUndefined();
});
