/** The API as pages use it in the browser: over HTTP, failures thrown with their response. */
import { localeOf } from '@comptoir/contract/locales.ts';
import { lireSession } from '@comptoir/contract/session/session.contract.ts';
import type { Api } from '../api.ts';
import { SESSION_KEY } from '../identite/session-key.public.ts';
import type { Router } from '../router.tsx';
import { siteQuery } from '../site.ts';
import { createHttpClient } from './http-request.ts';
import { messagesQuery } from './messages-query.ts';
import { queryFailure } from './query-failure.ts';

/** The router is asked for, not given: it is itself made with this API. */
export function createBrowserApi(getRouter: () => Router): Api {
  const client = createHttpClient({
    onUnauthorized: () => void askToSignIn(getRouter()),
    onMessages: (messages) =>
      getRouter().options.context.queryClient.setQueryData(messagesQuery.queryKey, messages),
    isKnown: () => {
      const site = getRouter().options.context.queryClient.getQueryData(siteQuery.queryKey);
      return Boolean(site?.session.isAuthenticated || site?.session.magasin);
    },
  });
  // A tab that still shows who was there before: its next order would be another company's.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) location.reload();
  });
  return {
    async call(call, input, { signal, locale, idempotencyKey, onHeaders } = {}) {
      const answer = await client.httpRequest(call, input, {
        signal,
        locale: locale ?? localeOf(getRouter().latestLocation.pathname),
        idempotencyKey,
      });
      if (!answer.ok) throw queryFailure(answer);
      // Signing in or out ends the bearer it was done with.
      if (call.path === lireSession.path && call.method !== 'GET') client.session.forget();
      onHeaders?.(answer.headers);
      return answer.data;
    },
  };
}

async function askToSignIn(router: Router): Promise<void> {
  const { latestLocation, state } = router;
  const { resolvedLocation = latestLocation } = state;
  // Told now: by the time the code is there, the page may have been given up for its error.
  const isOpening = resolvedLocation.href !== latestLocation.href;
  const { demanderConnexion } = await import('../identite/demander-connexion.public.ts');
  demanderConnexion(router, isOpening);
}
