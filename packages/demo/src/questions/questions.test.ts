import { expect, it } from 'vitest';
import { loadCategories } from '../catalogue/catalogue.ts';
import { listQuestions, QUESTIONS } from './questions.ts';

it('questions are about kinds of things that exist', async () => {
  const genres = new Set(
    (await loadCategories()).flatMap(({ modeles }) => modeles.map(({ genre }) => genre)),
  );
  const asked = QUESTIONS.flatMap((question) => question.genres);
  expect(asked.filter((genre) => !genres.has(genre))).toEqual([]);
});

it('each is asked about at most three products it fits, in three languages over all', () => {
  const genres = ['vis-tete-fraisee', 'harnais', 'cable', 'inconnu'];
  const produits = Array.from({ length: 40 }, (_, i) => ({
    id: i,
    code: `P${i}`,
    genre: genres[i % 4] ?? '',
  }));
  const questions = listQuestions(produits);
  expect(questions).toEqual(listQuestions(produits));
  for (const { produitId, question, langue } of questions) {
    const source = QUESTIONS.find((each) => each.question[langue] === question);
    expect(source?.genres).toContain(genres[produitId % 4]);
  }
  expect(new Set(questions.map(({ langue }) => langue)).size).toBe(3);
  expect(questions).toHaveLength(12);
});
