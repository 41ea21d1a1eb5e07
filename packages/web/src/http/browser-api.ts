/** The API as pages use it in the browser: over HTTP, failures thrown with their response. */
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { SESSION_KEY } from '../identite/session-key.public.ts';
import type { Router } from '../app/router.tsx';
import { siteQuery } from '../page/site.ts';
import { codeOf } from './http-answer.ts';
import { createHttpClient } from './http-request.ts';
import { noterMessages } from './messages-query.ts';
import { queryFailure } from './query-failure.ts';

/** The router is asked for, not given: it is itself made with this API. */
export function createBrowserApi(getRouter: () => Router): Api {
  let isOther = false;
  const client = createHttpClient({
    onUnauthorized: () =>
      void (isOther ? onClient('montrerAutreClient') : askToSignIn(getRouter())),
    isOther: ({ isAuthenticated, sessionCourante }) => {
      const site = getRouter().options.context.queryClient.getQueryData(siteQuery.queryKey);
      const { delegue, utilisateur } = site?.session ?? {};
      // Signed out, one is asked to sign in; a delegate may have changed customer in another tab.
      isOther = isAuthenticated && !!delegue && utilisateur?.id !== sessionCourante.utilisateurId;
      return isOther;
    },
    onMessages: (messages) => noterMessages(getRouter().options.context.queryClient, messages),
    isSignedIn: () =>
      getRouter().options.context.queryClient.getQueryData(siteQuery.queryKey)?.session
        .isAuthenticated ?? false,
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
    async call(call, input, { onHeaders, ...options } = {}) {
      const answer = await client.httpRequest(call, input, {
        ...options,
        locale: options.locale ?? localeOf(getRouter().latestLocation.pathname),
      });
      if (!answer.ok) {
        if (answer.status === 409 && codeOf(answer) === 'sans-client')
          void onClient('demanderClient');
        throw queryFailure(answer);
      }
      onHeaders?.(answer.headers);
      return answer.data;
    },
  };
}

/** What only delegates need. */
async function onClient(verb: 'montrerAutreClient' | 'demanderClient'): Promise<void> {
  (await import('../delegue/client-courant.public.ts'))[verb]();
}

async function askToSignIn(router: Router): Promise<void> {
  const { latestLocation, state } = router;
  const { resolvedLocation = latestLocation } = state;
  // Told now: by the time the code is there, the page may have been given up for its error.
  const isOpening = resolvedLocation.href !== latestLocation.href;
  const { demanderConnexion } = await import('../identite/connexion/demander-connexion.public.ts');
  demanderConnexion(router, isOpening);
}
