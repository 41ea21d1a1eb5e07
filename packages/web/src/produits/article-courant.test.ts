import { expect, test } from 'vitest';
import { findArticle, meilleurArticle } from './article-courant.ts';
import { buildArticle } from './exemple.ts';

const RETIRE = buildArticle(1, {}, { retire: true });
const VENDU = buildArticle(2);

test('a withdrawn article keeps its sheet', () => {
  expect(findArticle({ articles: [RETIRE, VENDU] }, 1)).toBe(RETIRE);
});

test('an article of another product has no sheet here', () => {
  expect(findArticle({ articles: [RETIRE, VENDU] }, 3)).toBeUndefined();
});

test('a wrong number leads to the first article still sold, or to the first of all', () => {
  expect(meilleurArticle({ articles: [RETIRE, VENDU] })).toBe(VENDU);
  expect(meilleurArticle({ articles: [RETIRE] })).toBe(RETIRE);
  expect(meilleurArticle({ articles: [] })).toBeUndefined();
});
