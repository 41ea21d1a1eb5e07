import type {
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { expect, test } from 'vitest';
import { avecNote, avecQuantite, sansLignes } from './montrer.ts';

const euros = (montant: string) => ({ montant, devise: 'EUR' as const });
const ligne = (ligneId: number) =>
  ({
    ligneId,
    quantite: 1,
    note: '',
    montantHT: euros('10.00'),
    article: {
      retire: false,
      tarif: {
        prixNetHT: euros('10.00'),
        paliers: [{ quantite: 5, prixNetHT: euros('8.00') }],
        ecoParticipation: { type: 'DEEE', montantHT: euros('0.42') },
      },
    },
  }) as unknown as LigneListe;
const liste = () =>
  ({
    nombreArticles: 3,
    groupes: [
      { rang: -1, libelle: null, nombreLignes: 2, lignes: [ligne(1), ligne(2)] },
      { rang: 4, libelle: 'Angers', nombreLignes: 1, lignes: [ligne(3)] },
    ],
  }) as unknown as ListeDetaillee;

test('a quantity is shown at once at the price of its tier, without the eco-participation', () => {
  const [groupe, autre] = avecQuantite(2, 5)(liste()).groupes;
  expect(groupe?.lignes[1]).toMatchObject({ quantite: 5, montantHT: euros('40.00') });
  expect(autre).toEqual(liste().groupes[1]);
});

test('a note stands on its line', () => {
  expect(avecNote(3, 'Bac 2')(liste()).groupes[1]?.lignes[0]?.note).toBe('Bac 2');
});

test('lines leave with their group once it holds none', () => {
  const { groupes, nombreArticles } = sansLignes(new Set([1, 3]))(liste());
  expect([groupes.length, groupes[0]?.nombreLignes, nombreArticles]).toEqual([1, 1, 1]);
});
