import {
  lireTournee,
  RAISONS_TOURNEE,
  type GenreRaison,
} from '@comptoir/contract/delegue/tournee.contract.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { callQuery } from '../../http/query-client.ts';

type Context = Parameters<typeof callQuery>[0];

export interface RequeteTournee {
  raison?: GenreRaison;
  latitude?: number;
  longitude?: number;
}

/** Customers order and ask while one drives. */
const FRAICHEUR_MS = 30_000;

export const tourneeQuery = ({ api, locale }: Context, requete: RequeteTournee) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/delegue/tournee', locale, 'pages', requete] as const,
    queryFn: ({ pageParam: page, signal }) =>
      api.call(lireTournee, { query: { ...requete, page } }, { signal, locale }),
    initialPageParam: 1,
    getNextPageParam: ({ page, clients, total }, pages) =>
      clients.length > 0 && pages.reduce((sum, each) => sum + each.clients.length, 0) < total
        ? page + 1
        : undefined,
    staleTime: FRAICHEUR_MS,
  });

/** The reason in the address; what is none of them is left out. */
export function readRaison({ raison }: Record<string, unknown>): GenreRaison | undefined {
  return RAISONS_TOURNEE.find((each) => each === raison);
}
