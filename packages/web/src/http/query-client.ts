/** The cache of what the API answered, with the specification's constants. */
import { isServer, QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput, CallShape } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { parseQuery, stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import type { Api } from '../page/api.ts';

export const STALE_TIME_MS = 1_200_000;

export function createQueryClient({ server = isServer } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        // In the browser what is still fresh is not thrown away. On the server a client lives for one
        // page and is cleared with it: no timer may outlive the page.
        gcTime: server ? Infinity : STALE_TIME_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once and the page says so; paused, it would wait mutely.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

interface CallContext {
  api: Api;
  locale: Locale;
}

/**
 * The query of a call, for loaders and components alike. The language is part of the key: the same
 * article has another label in another language.
 */
export function callQuery<T extends CallShape>(
  { api, locale }: CallContext,
  call: T,
  input: CallInput<T>,
) {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  return queryOptions({
    queryKey: [
      `${call.method} ${call.path}`,
      locale,
      asStrings(params),
      asStrings(query),
      ...(body === undefined ? [] : [body]),
    ],
    // A query may not hold undefined: a call without answer holds null.
    queryFn: async ({ signal }): Promise<NonNullable<CallAnswer<T>> | null> =>
      (await api.call(call, input, { signal, locale })) ?? null,
  });
}

/** As they are sent: 1 and '1', or a missing key and an undefined one, are the same question. */
function asStrings(values: object | undefined) {
  return parseQuery(stringifyQuery(values ?? {}));
}
