import { expect, test } from 'vitest';
import { readBrouillon } from './memoire.ts';

test('a draft is found again as it was written', () => {
  const brouillon = {
    12: { questionId: 12, choixIds: [3, 4] },
    13: { questionId: 13, note: 5 },
    14: { questionId: 14, texte: 'Le portail' },
  };
  expect(readBrouillon(JSON.parse(JSON.stringify(brouillon)))).toEqual(brouillon);
});

test('what cannot be a draft is left out', () => {
  expect(readBrouillon(null)).toEqual({});
  expect(readBrouillon('oui')).toEqual({});
  const stored = {
    1: { questionId: 1, choixIds: ['a'] },
    2: { questionId: 'x', note: 2 },
    3: { questionId: 3, note: 1.5 },
    4: { questionId: 4, texte: 9 },
    5: null,
    6: { questionId: 6, note: 2 },
  };
  expect(readBrouillon(stored)).toEqual({ 6: { questionId: 6, note: 2 } });
});
