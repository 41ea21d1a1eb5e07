import { expect, it } from 'vitest';
import { chercherFaq } from './chercher-faq.ts';

const question = (id: number, texte: string, reponse: string) => ({
  id,
  theme: 'x',
  question: texte,
  slug: 'x',
  reponse,
});
const QUESTIONS = [
  question(1, 'Ma carte est refusée', 'La facture vous attend.'),
  question(2, 'Où sont mes factures électroniques ?', 'Dans votre compte.'),
  question(3, 'Combien coûte le port ?', `${'Un très long texte. '.repeat(20)}Franco dès 150 €.`),
];
const ids = (texte: string) => chercherFaq(QUESTIONS, texte).map(({ id }) => id);

it('finds words without accents, begun, in the plural, in any order', () => {
  expect(ids('electro')).toEqual([2]);
  expect(ids('refusees')).toEqual([1]);
  expect(ids('coute port')).toEqual([3]);
});

it('puts questions that hold the words before answers that do', () => {
  expect(ids('factures')).toEqual([2, 1]);
});

it('reads answers to their end', () => {
  expect(ids('franco')).toEqual([3]);
});

it('shows all questions for nothing typed, and none for words nobody wrote', () => {
  expect(ids('  ')).toEqual([1, 2, 3]);
  expect(ids('perceuse')).toEqual([]);
  expect(ids('le')).toEqual([]);
});
