/** The store of the visitor as it is by now: open or closed, or another one chosen elsewhere. */
import type { QueryClient } from '@tanstack/react-query';
import { lireMagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import type { Api } from '../api.ts';
import { siteQuery } from '../site.ts';

export async function relireMagasin(api: Api, queryClient: QueryClient): Promise<void> {
  const { magasin } = await api.call(lireMagasinReference, {});
  queryClient.setQueryData(
    siteQuery.queryKey,
    (site) => site && { ...site, session: { ...site.session, magasin: magasin ?? undefined } },
  );
}
