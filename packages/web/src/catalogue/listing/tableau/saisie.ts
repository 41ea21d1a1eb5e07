/**
 * Quantities typed in the trade table, outside of React so that typing renders one row. They last
 * from page to page of the listings: a whole order is typed before it goes to the basket.
 */
import { useSyncExternalStore } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/locales.ts';

export interface LigneSaisie {
  article: ArticleVendu;
  quantite: number;
}

const NONE: ReadonlyMap<number, LigneSaisie> = new Map();
let lignes = NONE;
/** Labels and prices are those of a language: another one starts again. */
let langue: Locale | undefined;
const listeners = new Set<() => void>();

export function saisir(locale: Locale, article: ArticleVendu, quantite: number): void {
  const next = new Map(locale === langue ? lignes : NONE);
  if (quantite > 0) next.set(article.id, { article, quantite });
  else next.delete(article.id);
  langue = locale;
  set(next);
}

export function effacerSaisie(): void {
  set(NONE);
}

export function useSaisie(locale: Locale): ReadonlyMap<number, LigneSaisie> {
  return useSyncExternalStore(
    subscribe,
    () => (locale === langue ? lignes : NONE),
    () => NONE,
  );
}

/** Of one row, which renders again only when its own changes. */
export function useQuantiteSaisie(locale: Locale, articleId: number): number {
  return useSyncExternalStore(
    subscribe,
    () => (locale === langue ? (lignes.get(articleId)?.quantite ?? 0) : 0),
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ReadonlyMap<number, LigneSaisie>): void {
  lignes = next;
  for (const listener of listeners) listener();
}
