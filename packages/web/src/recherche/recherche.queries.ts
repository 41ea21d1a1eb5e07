import { suggerer } from '@comptoir/contract/articles/suggestion.contract.ts';
import { lireNoeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { listerProches } from '@comptoir/contract/recherche/proches.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

/** Prices and stock stand in it: fresh enough to correct a word, not for a second search. */
const SUGGESTIONS_MS = 60_000;

/** Suggestions for what was typed; for nothing, the searches others make. */
export function suggestionsQuery(context: QueryContext, q: string) {
  return {
    ...callQuery(context, suggerer, { query: q ? { q } : {} }),
    staleTime: SUGGESTIONS_MS,
    gcTime: SUGGESTIONS_MS,
  };
}

/** The part of the tree a search is narrowed to. */
export function rayonQuery(context: QueryContext, id: number) {
  return callQuery(context, lireNoeud, { params: { id } });
}

/** Near words that find little. */
export function prochesQuery(context: QueryContext, q: string) {
  return {
    ...callQuery(context, listerProches, { query: { q } }),
    staleTime: SUGGESTIONS_MS,
    gcTime: SUGGESTIONS_MS,
  };
}
