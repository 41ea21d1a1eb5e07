import { lirePlanRetrait } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { callQuery } from '../../http/query-client.ts';
import type { ContextePanier } from '../panier.queries.ts';

/** Stock is sold and hours go by while one looks. */
const RELECTURE_MS = 60_000;

export function planRetraitQuery(
  context: ContextePanier,
  version: string,
  query: CallInput<typeof lirePlanRetrait>['query'],
) {
  const { queryKey, queryFn } = callQuery(context, lirePlanRetrait, { query });
  return {
    queryKey: [...queryKey, version],
    queryFn,
    staleTime: 0,
    refetchInterval: RELECTURE_MS,
    refetchOnWindowFocus: 'always' as const,
  };
}
