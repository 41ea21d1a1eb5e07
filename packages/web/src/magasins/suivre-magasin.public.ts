/** The header follows a store as it opens or closes, on a page left open too. */
import type { QueryClient } from '@tanstack/react-query';
import { lireMagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import type { Api } from '../page/api.ts';
import { siteQuery } from '../page/site.ts';

const MINUTE_MS = 60_000;

/** Answers how to stop. */
export function suivreMagasin(api: Api, queryClient: QueryClient): () => void {
  const relire = async () => {
    const avant = queryClient.getQueryData(siteQuery.queryKey)?.session.magasin;
    if (!avant || Date.now() < Date.parse(avant.jusqua)) return;
    const { magasin } = await api.call(lireMagasinReference, {});
    queryClient.setQueryData(
      siteQuery.queryKey,
      (site) => site && { ...site, session: { ...site.session, magasin: magasin ?? undefined } },
    );
  };
  // By the minute rather than once: a device that slept counts no time. Without an answer the next
  // minute asks again.
  const timer = setInterval(() => void relire().catch(() => undefined), MINUTE_MS);
  return () => clearInterval(timer);
}
