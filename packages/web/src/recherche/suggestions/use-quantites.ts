/** Quantities typed or counted in the panel, by article. */
import { useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { numberBounds, stepNumber } from '../../ui/number/number-rules.ts';

export interface Quantites {
  of: (article: ArticleVendu) => number;
  set: (articleId: number, quantite: number) => void;
  /** One multiple more or less. Returns what it becomes. */
  step: (article: ArticleVendu, count: 1 | -1) => number;
}

export function useQuantites(): Quantites {
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const of = (article: ArticleVendu) => typed.get(article.id) ?? boundsOf(article).min;
  const set = (articleId: number, quantite: number) =>
    setTyped((before) => new Map(before).set(articleId, quantite));
  return {
    of,
    set,
    step(article, count) {
      const next = stepNumber(of(article), count, boundsOf(article));
      set(article.id, next);
      return next;
    },
  };
}

function boundsOf({ minimum, multiple }: ArticleVendu) {
  return numberBounds({ min: Math.max(minimum, multiple), step: multiple });
}
