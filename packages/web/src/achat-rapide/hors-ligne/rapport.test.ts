import { expect, test } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Connaissance } from '../saisie/connaissances.ts';
import type { ArticleGarde } from './articles-gardes.ts';
import { comparer, etablirRapport, isChangee } from './rapport.ts';

const eur = (montant: string) => ({ montant, devise: 'EUR' as const });
const garde: ArticleGarde = {
  id: 1,
  reference: 'VBF-05060-ZJ',
  libelle: 'Vis à bois',
  unite: 'boite',
  contenu: '200',
  multiple: 1,
  minimum: 1,
  prix: { prixNetHT: eur('20.9000'), paliers: [] },
  jour: '2026-11-02',
};

function connu(prix: string, stock: number, change: Partial<ArticleVendu> = {}) {
  const article = {
    ...garde,
    retire: false,
    tarif: { prixNetHT: eur(prix), paliers: [] },
    disponibilite: { magasin: null, depot: { quantite: stock, date: '2026-11-17' } },
    ...change,
  };
  return {
    nom: 'connu' as const,
    article: article as unknown as ArticleVendu,
    jour: '2026-11-16',
    remplacants: [{ reference: 'VBF-05061-ZJ' } as ArticleVendu],
  };
}

test('the same price and enough stock: nothing to tell', () => {
  expect(comparer(5, garde, connu('20.9000', 5))).toEqual([]);
});

test('a price that changed is told with that of the day it was seen', () => {
  expect(comparer(5, garde, connu('21.5000', 5))).toEqual([
    { code: 'prix', avant: eur('20.9000'), apres: eur('21.5000'), jour: '2026-11-02' },
  ]);
});

test('a stock that does not cover the line is told', () => {
  expect(comparer(8, garde, connu('20.9000', 3))).toEqual([{ code: 'stock', disponible: 3 }]);
});

test('a withdrawn article is told with what replaces it', () => {
  expect(comparer(1, garde, connu('20.9000', 3, { retire: true }))).toEqual([
    { code: 'retiree', remplacant: 'VBF-05061-ZJ' },
  ]);
});

test('a code never seen before is told with its price, or that nobody knows it', () => {
  expect(comparer(1, undefined, connu('20.9000', 3))).toEqual([
    { code: 'nouvelle', apres: eur('20.9000') },
  ]);
  expect(comparer(1, undefined, { nom: 'inconnu', propositions: [], jour: '' })).toEqual([
    { code: 'inconnue' },
  ]);
});

test('the report waits until every line to check was answered', () => {
  const lignes = [
    { id: 1, reference: 'A', quantite: 1, aVerifier: true as const },
    { id: 2, reference: 'B', quantite: 1, aVerifier: true as const },
    { id: 3, reference: 'C', quantite: 1 },
  ];
  const savoir = new Map<string, Connaissance>([['A', connu('20.9000', 9)]]);
  const find = (reference: string) => savoir.get(reference);
  expect(etablirRapport(lignes, find, () => garde)).toBeUndefined();
  savoir.set('B', { nom: 'inconnu', propositions: [], jour: '' });
  expect(etablirRapport(lignes, find, () => garde)?.map(({ ligne }) => ligne.id)).toEqual([1, 2]);
});

test('a price seen for the first time is no change', () => {
  const ligne = { id: 1, reference: 'A', quantite: 1 };
  const nouvelle = comparer(1, undefined, connu('20.9000', 3));
  expect(isChangee({ ligne, libelle: '', ecarts: nouvelle })).toBe(false);
  expect(isChangee({ ligne, libelle: '', ecarts: comparer(8, garde, connu('20.9000', 3)) })).toBe(
    true,
  );
});
