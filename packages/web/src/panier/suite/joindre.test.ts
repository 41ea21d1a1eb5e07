import { describe, expect, test } from 'vitest';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { specimenChantier, specimenLigne, specimenPanier } from '../specimen-panier.ts';
import { avecQuantite, deplacees, sansLignes } from '../ecriture/panier-optimiste.ts';
import { joindre } from './joindre.ts';
import { etatLu, isPartiel, nombreLues } from './partie-lue.ts';

const TOTAL = { montant: '99.00', devise: 'EUR' } as const;
const lignes = (...ids: number[]) => ids.map((id) => specimenLigne(id));
/** Five lines and two, of which two are read. */
const debut: Panier = {
  ...specimenPanier([
    { ...specimenChantier(2, 'Villa', lignes(1, 2)), nombreArticles: 5, totalHT: TOTAL },
    { ...specimenChantier(1, null, []), nombreArticles: 2, totalHT: TOTAL },
  ]),
  nombreArticles: 7,
};
const suite = (villa: number[], reste: number[]): Panier => ({
  ...debut,
  chantiers: [
    { ...specimenChantier(2, 'Villa', lignes(...villa)), nombreArticles: 5, totalHT: TOTAL },
    { ...specimenChantier(1, null, lignes(...reste)), nombreArticles: 2, totalHT: TOTAL },
  ],
});
const ids = ({ chantiers }: Panier) =>
  chantiers.map(({ id, articles }) => [id, ...articles.map(({ ligneId }) => ligneId)]);

test('slices follow each other until all lines are read', () => {
  const deux = joindre(debut, suite([3, 4], []));
  expect(ids(deux)).toEqual([[2, 1, 2, 3, 4], [1]]);
  expect(deux.chantiers.map(({ totalHT }) => totalHT)).toEqual([TOTAL, TOTAL]);
  expect(isPartiel(deux)).toBe(true);
  const tout = joindre(deux, suite([5], [6, 7]));
  expect(ids(tout)).toEqual([
    [2, 1, 2, 3, 4, 5],
    [1, 6, 7],
  ]);
  expect(tout.chantiers.map(({ totalHT }) => totalHT)).toEqual([undefined, undefined]);
  expect(isPartiel(tout)).toBe(false);
});

test('a chantier that no slice named before comes after the others', () => {
  const neuf = specimenChantier(9, 'Garage', lignes(8));
  const avec = joindre({ ...debut, nombreArticles: 8 }, { ...debut, chantiers: [neuf] });
  expect(avec.chantiers.map(({ id }) => id)).toEqual([2, 1, 9]);
});

test('lines and chantiers of which nothing came keep their very objects', () => {
  const deux = joindre(debut, suite([3], []));
  expect(deux.chantiers[1]).toBe(debut.chantiers[1]);
  expect(deux.chantiers[0]?.articles[0]).toBe(debut.chantiers[0]?.articles[0]);
});

test('what is known of the lines is known for those that are read', () => {
  expect(nombreLues(debut)).toBe(2);
  expect(etatLu(debut)).toBe('31-57 2');
  expect(etatLu(specimenPanier([specimenChantier(1, null, lignes(1))]))).toBe('31-57');
});

describe('a change shown before it is answered', () => {
  test('counts the lines that are not read', () => {
    const sans = sansLignes(new Set([1, 2]))(debut);
    expect(sans.nombreArticles).toBe(5);
    expect(sans.chantiers.map(({ id, nombreArticles }) => [id, nombreArticles])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    const bouge = deplacees(new Set([1]), 1)(debut);
    expect(bouge.nombreArticles).toBe(7);
    expect(bouge.chantiers.map(({ nombreArticles }) => nombreArticles)).toEqual([4, 3]);
    expect(avecQuantite(1, 5)(debut).nombreArticles).toBe(7);
  });
});
