import { expect, test } from 'vitest';
import { joindre, type LigneAJoindre } from './joindre.ts';

const ligne = (ligneId: number, articleId: number, autres: Partial<LigneAJoindre> = {}) => ({
  ligneId,
  articleId,
  traitCoupe: '',
  groupe: null,
  quantite: 1,
  exemplaires: 1,
  note: '',
  cible: null,
  reste: null,
  ...autres,
});

test('what is not there yet is new, what is there adds up', () => {
  const { jointes, nouvelles } = joindre(
    [ligne(1, 10, { quantite: 5 })],
    [ligne(2, 10, { quantite: 3 }), ligne(3, 11)],
  );
  expect(nouvelles.map(({ ligneId }) => ligneId)).toEqual([3]);
  expect(jointes).toEqual([
    expect.objectContaining({
      ligne: expect.objectContaining({ ligneId: 1, quantite: 8 }),
      avant: expect.objectContaining({ quantite: 5 }),
      de: [expect.objectContaining({ ligneId: 2 })],
    }),
  ]);
});

test('another section or another cut list is another line', () => {
  const { jointes, nouvelles } = joindre(
    [ligne(1, 10)],
    [ligne(2, 10, { groupe: 3 }), ligne(3, 10, { traitCoupe: '2x800' })],
  );
  expect([jointes.length, nouvelles.length]).toEqual([0, 2]);
});

test('two that come may be the same as each other', () => {
  const { jointes, nouvelles } = joindre([], [ligne(1, 10), ligne(2, 10), ligne(3, 10)]);
  expect(nouvelles.map(({ ligneId }) => ligneId)).toEqual([1]);
  expect(jointes[0]).toMatchObject({
    ligne: { quantite: 3 },
    de: [{ ligneId: 2 }, { ligneId: 3 }],
  });
});

test('notes are kept beside each other; a shelf of two is counted where both were', () => {
  const [une] = joindre(
    [ligne(1, 10, { note: 'Bac 3', cible: 10, reste: 4 })],
    [ligne(2, 10, { note: 'Zingué', cible: 5, reste: 1 })],
  ).jointes;
  expect(une?.ligne).toMatchObject({ note: 'Bac 3 · Zingué', cible: 15, reste: 5 });
  const [autre] = joindre(
    [ligne(1, 10, { cible: 10, reste: 4 })],
    [ligne(2, 10, { cible: 5 })],
  ).jointes;
  expect(autre?.ligne).toMatchObject({ cible: 15, reste: null });
});
