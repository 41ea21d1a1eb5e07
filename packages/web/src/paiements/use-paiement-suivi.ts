import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import { paiementQuery } from './paiements.queries.ts';
import { isAttenteLongue, prochaineLecture } from './rythme-attente.ts';
import { suitePaiement } from './suite-paiement.ts';

export interface PaiementSuivi {
  paiement: Paiement | undefined;
  isLong: boolean;
  /** The shop cannot be reached; it is asked again all the same. */
  isCoupe: boolean;
}

/** Asks until the payment is decided, then goes where that leads. */
export function usePaiementSuivi(key: string): PaiementSuivi {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const query = paiementQuery(context, key);
  const { data, isError } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data && state.data.etat !== 'ouvert'
        ? false
        : prochaineLecture(state.dataUpdateCount + state.errorUpdateCount),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  const reponses = context.queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const suite = data ? suitePaiement(context.locale, data) : undefined;
  useEffect(() => {
    if (suite !== undefined) void router.navigate({ href: suite, replace: true });
  }, [router, suite]);
  return { paiement: data ?? undefined, isLong: isAttenteLongue(reponses), isCoupe: isError };
}
