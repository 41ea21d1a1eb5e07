import { describe, expect, test } from 'vitest';
import { placeDesProches } from './place-des-proches.ts';

const lecture = { correction: null, sansMots: [] as string[], propositions: [] };
const reponse = (total: number, sansMots: string[] = [], totalSansFiltre = total, page = 1) => ({
  total,
  totalSansFiltre,
  page,
  lecture: { ...lecture, sansMots },
});

describe('what is near a search', () => {
  test('stands beside one article, under a few, and nowhere beside many', () => {
    expect(placeDesProches(reponse(1))).toBe('seul');
    expect(placeDesProches(reponse(3))).toBe('dessous');
    expect(placeDesProches(reponse(4))).toBeUndefined();
    expect(placeDesProches(reponse(0))).toBeUndefined();
  });

  test('stands over what was found without the size that was asked for', () => {
    expect(placeDesProches(reponse(151, ['4x37']))).toBe('dessus');
    expect(placeDesProches(reponse(151, ['zzz']))).toBeUndefined();
  });

  test('is not shown for a list that filters or a later page make short', () => {
    expect(placeDesProches(reponse(1, [], 40))).toBeUndefined();
    expect(placeDesProches(reponse(151, ['4x37'], 151, 2))).toBeUndefined();
  });
});
