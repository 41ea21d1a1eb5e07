/** The answer to what is typed: the last one stays until the next is there, an older one never comes back. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  SIGNES_AVANT_SUGGESTION,
  type SuggestionReponse,
} from '@comptoir/contract/articles/suggestion.contract.ts';
import { suggestionsQuery } from '../recherche.queries.ts';
import { nettoyer } from './texte-cherche.ts';

export interface SuggestionsAffichees {
  /** The text that `reponse` answers. */
  q: string;
  reponse: SuggestionReponse;
}

interface PanneauSuivi {
  open: boolean;
  /** While the keys are on a row, the list stands still: a late answer would take the row away. */
  isHeld: boolean;
}

export function useSuggestions(texte: string, { open, isHeld }: PanneauSuivi) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const q = nettoyer(texte);
  const isLong = q.length >= SIGNES_AVANT_SUGGESTION;
  // Another key cancels the request of the one before.
  const { data, isError, isFetching } = useQuery({
    ...suggestionsQuery({ api, locale }, q),
    enabled: open && isLong,
  });
  const [last, setLast] = useState<SuggestionsAffichees>();
  const kept = isHeld ? last : undefined;
  if (data && isLong && !kept && data !== last?.reponse) setLast({ q, reponse: data });
  if (!isLong && last) setLast(undefined);
  return {
    q,
    isLong,
    /** Nothing before the first answer, nor once the text is too short. */
    affichees: isLong ? (kept ?? (data ? { q, reponse: data } : last)) : undefined,
    isFailed: isLong && isError && !isFetching,
  };
}

/** The searches others make, for a field that is still empty. */
export function useTermesFrequents(): readonly string[] {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(suggestionsQuery({ api, locale }, ''));
  return data?.termes ?? NONE;
}

const NONE: readonly string[] = [];
