import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseQuery, stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import type { Api } from '../page/api.ts';
import { readPageData } from './page-data.ts';
import type { Texts } from '../words/texts.ts';
import { foldSlugSlashes, unfoldSlugSlashes } from './path-pattern.ts';
import { routeTree } from './route-tree.tsx';

export interface RouterInput {
  /** The history of the browser, made beforehand. */
  history?: RouterHistory;
  api: Api;
  texts: Texts;
  queryClient: QueryClient;
  nonce?: string;
  tags?: Set<string>;
}

export function createRouter(input: RouterInput) {
  const { api, texts, queryClient, history, nonce, tags = new Set() } = input;
  return createTanStackRouter({
    routeTree: routeTree(),
    history,
    context: { queryClient, api, texts, tags },
    ssr: { nonce },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    rewrite: {
      input: ({ url }) => {
        url.pathname = foldSlugSlashes(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = unfoldSlugSlashes(url.pathname);
        return url;
      },
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // A path that leads nowhere has no page above it to ask for: /mon-compte/xx is a plain 404.
    notFoundMode: 'root',
    scrollRestoration: restoreUnlessScrolled(),
    hydrate: () => readPageData(queryClient),
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
}

/** Whoever scrolled while the page was still waking up stays where they are. */
function restoreUnlessScrolled(): () => boolean {
  let first = true;
  return () => {
    const scrolled = first && typeof window !== 'undefined' && window.scrollY > 0;
    first = false;
    return !scrolled;
  };
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
