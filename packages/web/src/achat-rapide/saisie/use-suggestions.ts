import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  SIGNES_AVANT_SUGGESTION,
  suggerer,
} from '@comptoir/contract/articles/suggestion.contract.ts';

/** A question per pause in typing rather than per key. */
const PAUSE_MS = 120;

export interface Suggestions {
  /** What they answer. */
  texte: string;
  jour: string;
  articles: readonly ArticleVendu[];
}

const AUCUNE: Suggestions = { texte: '', jour: '', articles: [] };

/** Articles for what is being typed; those before stay until the next come. */
export function useSuggestions(texte: string, isActive: boolean): Suggestions {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const [found, setFound] = useState(AUCUNE);
  const asked = texte.trim();
  const isAsked = isActive && asked.length >= SIGNES_AVANT_SUGGESTION;
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.call(suggerer, { query: { q: asked } }, { locale, signal: controller.signal }).then(
        ({ articles, jour }) => setFound({ texte: asked, jour, articles }),
        // Without proposals the code is still recognised, or reported as unknown.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, locale, asked, isAsked]);
  return isAsked ? found : AUCUNE;
}
