/**
 * Quantities typed in the trade table, outside of React so that typing renders one row. They last
 * from page to page of the listings: a whole order is typed before it goes to the basket.
 */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createStore, useStore } from '../../../loading/create-store.ts';

export interface LigneSaisie {
  article: ArticleVendu;
  quantite: number;
}

type Lignes = ReadonlyMap<number, LigneSaisie>;

const NONE: Lignes = new Map();
/** Labels and prices are those of a language: another one starts again. */
const saisie = createStore<{ langue?: Locale; lignes: Lignes }>({ lignes: NONE });

const lignesEn = (locale: Locale) => (tenue: ReturnType<typeof saisie.get>) =>
  locale === tenue.langue ? tenue.lignes : NONE;

export function saisir(locale: Locale, article: ArticleVendu, quantite: number): void {
  const next = new Map(lignesEn(locale)(saisie.get()));
  if (quantite > 0) next.set(article.id, { article, quantite });
  else next.delete(article.id);
  saisie.set({ langue: locale, lignes: next });
}

export function effacerSaisie(): void {
  saisie.set({ lignes: NONE });
}

export function useSaisie(locale: Locale): Lignes {
  return useStore(saisie, lignesEn(locale), NONE);
}

/** The quantity of one row, which renders again only when its own changes. */
export function useQuantiteSaisie(locale: Locale, articleId: number): number {
  return useStore(saisie, (tenue) => lignesEn(locale)(tenue).get(articleId)?.quantite ?? 0, 0);
}
