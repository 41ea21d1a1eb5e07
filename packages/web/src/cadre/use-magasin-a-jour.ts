/** What the header tells of a store is told again once it opens or closes, on a page left open too. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const MINUTE_MS = 60_000;

/** @param jusqua ISO moment until which what is told holds; none without a store. */
export function useMagasinAJour(jusqua: string | undefined): void {
  const { api, queryClient } = useRouter().options.context;
  useEffect(() => {
    if (jusqua === undefined) return;
    // By the minute rather than once: a device that slept counts no time.
    const timer = setInterval(() => {
      if (Date.now() < Date.parse(jusqua)) return;
      // Without an answer the next minute asks again.
      import('../magasins/relire-magasin.public.ts')
        .then(({ relireMagasin }) => relireMagasin(api, queryClient))
        .catch(() => undefined);
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [jusqua, api, queryClient]);
}
