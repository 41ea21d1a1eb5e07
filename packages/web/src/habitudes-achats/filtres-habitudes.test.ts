import { expect, test } from 'vitest';
import { basculerEtat, isFiltree, readFiltres } from './filtres-habitudes.ts';

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

test('a page and an order narrow nothing', () => {
  expect(isFiltree({ page: 2, tri: 'article' })).toBe(false);
  expect(isFiltree({ masquees: true })).toBe(true);
});

test('a state is taken in and out, from the first page on', () => {
  const avec = basculerEtat({ page: 3 }, 'due');
  expect(avec).toEqual({ etat: ['due'] });
  expect(basculerEtat(avec, 'due')).toEqual({});
});
