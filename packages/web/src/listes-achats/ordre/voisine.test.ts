import type {
  GroupeListe,
  LigneListe,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { expect, test } from 'vitest';
import { voisine } from './voisine.ts';

const groupe = (rang: number, ids: readonly number[], nombreLignes = ids.length): GroupeListe => ({
  rang,
  libelle: rang < 0 ? null : `S${rang}`,
  section: rang >= 0,
  nombreLignes,
  lignes: ids.map((ligneId) => ({ ligneId }) as LigneListe),
});
const liste = (...groupes: GroupeListe[]) => ({
  groupes,
  nombreArticles: groupes.reduce((somme, { nombreLignes }) => somme + nombreLignes, 0),
});

test('within its group a line changes places with its neighbour', () => {
  const l = liste(groupe(-1, [1, 2, 3]));
  expect(voisine(l, 2, 'monter')).toEqual({ groupe: -1, avant: 1 });
  expect(voisine(l, 1, 'descendre')).toEqual({ groupe: -1, avant: 3 });
  expect(voisine(l, 2, 'descendre')).toEqual({ groupe: -1, avant: null });
});

test('from the edge of a group it goes to the next one', () => {
  const l = liste(groupe(-1, [1, 2]), groupe(4, [3]));
  expect(voisine(l, 3, 'monter')).toEqual({ groupe: -1, avant: null });
  expect(voisine(l, 2, 'descendre')).toEqual({ groupe: 4, avant: 3 });
});

test('the first one does not go up, nor the last one down', () => {
  const l = liste(groupe(-1, [1, 2]));
  expect(voisine(l, 1, 'monter')).toBeUndefined();
  expect(voisine(l, 2, 'descendre')).toBeUndefined();
});

test('what is below the lines read is read first', () => {
  expect(voisine(liste(groupe(-1, [1, 2], 9)), 2, 'descendre')).toBe('a-lire');
  expect(voisine(liste(groupe(-1, [1, 2], 9)), 1, 'descendre')).toBe('a-lire');
  expect(voisine({ ...liste(groupe(-1, [1])), nombreArticles: 5 }, 1, 'descendre')).toBe('a-lire');
});
