/** The API as pages use it in the browser: over HTTP, failures thrown with their response. */
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf, stripLocale } from '@comptoir/contract/locales.ts';
import type { Api } from '../api.ts';
import type { Router } from '../router.tsx';
import { siteQuery } from '../site.ts';
import { createHttpClient } from './http-request.ts';
import { messagesQuery } from './messages-query.ts';
import { queryFailure } from './query-failure.ts';

/** The router is asked for, not given: it is itself made with this API. */
export function createBrowserApi(getRouter: () => Router): Api {
  const client = createHttpClient({
    onUnauthorized: () => goToLogin(getRouter()),
    onMessages: (messages) =>
      getRouter().options.context.queryClient.setQueryData(messagesQuery.queryKey, messages),
    isKnown: () => {
      const site = getRouter().options.context.queryClient.getQueryData(siteQuery.queryKey);
      return Boolean(site?.session.isAuthenticated || site?.session.magasin);
    },
  });
  return {
    async call(call, input, { signal, locale, idempotencyKey, onHeaders } = {}) {
      const answer = await client.httpRequest(call, input, {
        signal,
        locale: locale ?? localeOf(getRouter().latestLocation.pathname),
        idempotencyKey,
      });
      if (!answer.ok) throw queryFailure(answer);
      onHeaders?.(answer.headers);
      return answer.data;
    },
  };
}

function goToLogin(router: Router): void {
  const { pathname, publicHref } = router.latestLocation;
  // Already there: several calls of one page may be refused together.
  if (stripLocale(pathname) === liens.connexion('fr')) return;
  const href = liens.connexion(localeOf(pathname), { redirectUrl: publicHref });
  void router.navigate({ href });
}
