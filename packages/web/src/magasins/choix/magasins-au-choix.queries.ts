import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import { listerLieuxDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { callQuery } from '../../http/query-client.ts';

export type RechercheLieux = UseQueryResult<CallAnswer<typeof listerLieuxDeRetrait> | null>;

/** Every store and pick-up point, the nearest first where a place is given. */
export const lieuxQuery = (
  context: Parameters<typeof callQuery>[0],
  query: CallInput<typeof listerLieuxDeRetrait>['query'],
) => callQuery(context, listerLieuxDeRetrait, { query });

/** Those of before stay until the next ones are there. */
export function useLieux(query: CallInput<typeof listerLieuxDeRetrait>['query']): RechercheLieux {
  const context = useRouteContext({ from: '__root__' });
  return useQuery({ ...lieuxQuery(context, query), placeholderData: keepPreviousData });
}
