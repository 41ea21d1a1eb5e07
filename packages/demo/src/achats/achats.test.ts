import { expect, it } from 'vitest';
import { listAchats } from './achats.ts';

const comptes = ['menuisier', 'plombier', 'menuisier'].map((metier, i) => ({
  id: i + 1,
  code: `C${i}`,
  metier,
}));
const articles = Array.from({ length: 2000 }, (_, i) => ({
  id: i + 1,
  multiple: 1 + (i % 3),
  minimum: (1 + (i % 3)) * 2,
  metiers: i % 2 ? ['menuisier'] : ['plombier', 'macon'],
}));

it('a customer has bought things of its trade, in quantities they are sold in', () => {
  const achats = listAchats(comptes, articles);
  const byId = new Map(articles.map((article) => [article.id, article]));
  for (const { compteId, articleId, nombre, quantite, jours } of achats) {
    const article = byId.get(articleId);
    expect(article?.metiers).toContain(comptes[compteId - 1]?.metier);
    expect(quantite % (article?.multiple ?? 0)).toBe(0);
    expect(quantite / nombre).toBeGreaterThanOrEqual(article?.minimum ?? Infinity);
    expect(jours).toBeGreaterThan(1);
  }
});

it('the customer of the demo sign-ins has bought most, and nothing twice', () => {
  const achats = listAchats(comptes, articles);
  const of = (id: number) => achats.filter(({ compteId }) => compteId === id);
  expect(of(1)).toHaveLength(400);
  expect(new Set(of(1).map(({ articleId }) => articleId)).size).toBe(400);
  expect(of(2).length).toBeLessThan(120);
  expect(listAchats(comptes, articles)).toEqual(achats);
});

it('few of what a customer buys regularly is overdue, and some of it is', () => {
  const regulieres = listAchats(comptes, articles).filter(({ nombre }) => nombre >= 3);
  const enRetard = regulieres.filter(({ nombre, jours }) => jours > 365 / nombre);
  expect(enRetard.length / regulieres.length).toBeGreaterThan(0.05);
  expect(enRetard.length / regulieres.length).toBeLessThan(0.25);
});
