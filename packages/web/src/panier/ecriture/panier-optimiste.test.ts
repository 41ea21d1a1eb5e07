import { describe, expect, test } from 'vitest';
import { specimenChantier, specimenLigne, specimenPanier } from '../specimen-panier.ts';
import { avecChamps, avecQuantite, deplacees, sansLignes } from './panier-optimiste.ts';

const panier = specimenPanier([
  specimenChantier(1, null, [specimenLigne(1), specimenLigne(2)]),
  specimenChantier(2, 'Villa Ker Anna', [specimenLigne(3)]),
]);
const ids = ({ chantiers }: typeof panier) =>
  chantiers.map(({ id, articles }) => [id, ...articles.map(({ ligneId }) => ligneId)]);

describe('a quantity', () => {
  test('is priced by its tier before the server answers', () => {
    const [ligne] = avecQuantite(1, 5)(panier).chantiers[0]?.articles ?? [];
    expect(ligne).toMatchObject({
      quantite: 5,
      prixHT: { montant: '9.0000' },
      montantHT: { montant: '45.00' },
    });
  });

  test('leaves the objects of the other lines and chantiers as they are', () => {
    const change = avecQuantite(1, 5)(panier);
    expect(change.chantiers[0]?.articles[1]).toBe(panier.chantiers[0]?.articles[1]);
    expect(change.chantiers[1]).toBe(panier.chantiers[1]);
  });

  test('under a discount of a delegate keeps its price: only the server knows the floor', () => {
    const remisee = specimenLigne(9, {
      remise: '5',
      prixHT: { montant: '9.5000', devise: 'EUR' },
    });
    const avec = specimenPanier([specimenChantier(1, null, [remisee])]);
    expect(avecQuantite(9, 10)(avec).chantiers[0]?.articles[0]).toMatchObject({
      prixHT: { montant: '9.5000' },
      montantHT: { montant: '95.00' },
    });
  });
});

test('a chantier without lines is hidden', () => {
  const reste = sansLignes(new Set([3]))(panier);
  expect(ids(reste)).toEqual([[1, 1, 2]]);
  expect(reste.nombreArticles).toBe(2);
});

describe('moving lines', () => {
  test('takes them to the end of the other chantier', () => {
    expect(ids(deplacees(new Set([1]), 2)(panier))).toEqual([
      [1, 2],
      [2, 3, 1],
    ]);
  });

  test('from their own chantier changes nothing', () => {
    expect(ids(deplacees(new Set([1]), 1)(panier))).toEqual(ids(panier));
  });

  test('to a chantier still to be made waits for the answer', () => {
    expect(deplacees(new Set([1, 2]), undefined)(panier)).toBe(panier);
  });
});

test('fields of a chantier change alone', () => {
  const change = avecChamps(2, { referenceCommande: 'KA-118' })(panier);
  expect(change.chantiers[1]).toMatchObject({
    libelle: 'Villa Ker Anna',
    referenceCommande: 'KA-118',
  });
  expect(change.chantiers[0]).toBe(panier.chantiers[0]);
});
