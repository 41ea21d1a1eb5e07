import type {
  GroupeListe,
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { expect, test } from 'vitest';
import { avecOrdre, avecSection } from './montrer-ordre.ts';

const groupe = (rang: number, libelle: string | null, ids: readonly number[]): GroupeListe => ({
  rang,
  libelle,
  section: libelle !== null,
  nombreLignes: ids.length,
  lignes: ids.map((ligneId) => ({ ligneId }) as LigneListe),
});
const liste = (...groupes: GroupeListe[]) => ({ groupes, nombreArticles: 9 }) as ListeDetaillee;
const vue = ({ groupes }: ListeDetaillee) =>
  groupes.map(({ libelle, lignes, nombreLignes }) => [
    libelle,
    lignes.map(({ ligneId }) => ligneId),
    nombreLignes,
  ]);

test('lines come before another one, or last, in the order they are named', () => {
  const l = liste(groupe(-1, null, [1, 2, 3]));
  expect(vue(avecOrdre([3], { groupe: -1 }, 1)(l))).toEqual([[null, [3, 1, 2], 3]]);
  expect(vue(avecOrdre([1], { groupe: -1 }, null)(l))).toEqual([[null, [2, 3, 1], 3]]);
  expect(vue(avecOrdre([3, 2, 1], { groupe: -1 }, null)(l))).toEqual([[null, [3, 2, 1], 3]]);
  expect(avecOrdre([3], { groupe: -1 }, 1)(l).nombreArticles).toBe(9);
});

test('a section is made of its name, or found whatever its capitals', () => {
  const l = liste(groupe(-1, null, [1, 2]), groupe(4, 'Visserie', [3]));
  expect(vue(avecOrdre([2], { section: 'Outils' }, null)(l))).toEqual([
    [null, [1], 1],
    ['Visserie', [3], 1],
    ['Outils', [2], 1],
  ]);
  expect(vue(avecOrdre([1], { section: 'visserie' }, 3)(l))).toEqual([
    [null, [2], 1],
    ['Visserie', [1, 3], 2],
  ]);
});

test('lines that leave their section for none stand before all sections', () => {
  const l = liste(groupe(4, 'Visserie', [3, 5]));
  expect(vue(avecOrdre([5], { groupe: -1 }, null)(l))).toEqual([
    [null, [5], 1],
    ['Visserie', [3], 1],
  ]);
});

test('a section takes another name, or another place', () => {
  const l = liste(groupe(4, 'A', [1]), groupe(5, 'B', [2]), groupe(6, 'C', [3]));
  const noms = (autre: ListeDetaillee) => autre.groupes.map(({ libelle }) => libelle);
  expect(noms(avecSection(5, { libelle: 'D' })(l))).toEqual(['A', 'D', 'C']);
  expect(noms(avecSection(6, { avant: 4 })(l))).toEqual(['C', 'A', 'B']);
  expect(noms(avecSection(4, { avant: null })(l))).toEqual(['B', 'C', 'A']);
});
