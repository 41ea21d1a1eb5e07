import { expect, test } from 'vitest';
import { readFiltres } from './filtres-habitudes.ts';

test('an address says what the list is narrowed and ordered by, and nothing else', () => {
  expect(
    readFiltres({
      recherche: ' vis ',
      etat: ['due', 'autre'],
      noeudId: '12',
      masquees: 'true',
      tri: '-nombre',
      page: '2',
    }),
  ).toEqual({
    recherche: 'vis',
    etat: ['due'],
    noeudId: 12,
    masquees: true,
    tri: '-nombre',
    page: 2,
  });
  expect(readFiltres({ noeudId: 'x', tri: 'echeance', page: '1', masquees: 'non' })).toEqual({});
});
