import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import { SYNONYMES } from '@comptoir/server/recherche/synonymes/liste.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { genererCatalogue } from '../catalogue/generer.ts';

describe('the synonyms that come with the shop', () => {
  /** Words of each article, with those of its node and the values of its attributes. */
  let vendus: Record<Locale, Set<string>[]>;
  beforeAll(async () => {
    const { articles, noeuds } = genererCatalogue(await loadCategories(), 'usuelle');
    const parId = new Map(noeuds.map(({ id, demo }) => [id, demo.libelle]));
    const listed = [...articles()];
    const wordsIn = (langue: Locale) =>
      listed.map(
        ({ libelle, produit }) =>
          new Set(wordsOf(`${libelle[langue]} ${parId.get(produit.noeudId)?.[langue] ?? ''}`)),
      );
    vendus = { fr: wordsIn('fr'), en: wordsIn('en'), es: wordsIn('es') };
  });

  it('stand for something that is sold, each of them', () => {
    const vains = SYNONYMES.flatMap(({ langue, terme, equivalents }) =>
      equivalents
        .filter((equivalent) => {
          const words = wordsOf(equivalent);
          return !vendus[langue].some((article) => words.every((word) => article.has(word)));
        })
        .map((equivalent) => `${langue} ${terme} → ${equivalent}`),
    );
    expect(vains).toEqual([]);
  });
});

const PETITS_MOTS = new Set(['a', 'd', 'de', 'en', 'for', 'para', 'pour', 'con', 'the', 'and']);

/** Singular, without accents: « Coulisses » is a « coulisse ». */
function wordsOf(text: string): string[] {
  return slugify(text)
    .split('-')
    .filter((word) => word !== '' && !PETITS_MOTS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
