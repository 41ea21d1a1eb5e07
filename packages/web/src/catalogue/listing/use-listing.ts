/** A listing by its address and the API, while one answer is on screen and the next on its way. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { usePage } from '../../page/page-context.ts';
import { hrefListing, type EtatListing } from './etat-listing.ts';
import { readEtat } from './lecture-etat.ts';
import { listingQuery } from './listing.queries.ts';
import type { Portee } from './requete.ts';

export interface ListingState {
  portee: Portee;
  /** As the address asks, also before the answer is there: two quick clicks add up. */
  etat: EtatListing;
  /** What is on screen: the state `reponse` answers. */
  affiche: EtatListing;
  /** The last one that came; undefined when none did. */
  reponse: RechercheReponse | undefined;
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
  href: (etat: EtatListing) => string;
}

export function useListing(portee: Portee): ListingState {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const [path = '', search = ''] = usePage().path.split(/\?(.*)/s);
  const etat = useMemo(() => readEtat(parseQuery(search)), [search]);
  const { data, isError, isFetching, refetch } = useQuery(
    listingQuery({ api, locale }, portee, etat),
  );
  const [last, setLast] = useState({ affiche: etat, reponse: data ?? undefined });
  if (data && (data !== last.reponse || etat !== last.affiche)) {
    setLast({ affiche: etat, reponse: data });
  }
  const shown = data ? { affiche: etat, reponse: data } : last;
  const base = withLocale(locale, path);
  return {
    portee,
    etat,
    ...shown,
    isPending: isFetching,
    isFailed: isError && !isFetching && !data,
    retry: () => void refetch(),
    href: (next) => hrefListing(base, next),
  };
}
