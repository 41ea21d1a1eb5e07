/**
 * The same components as the listing page, rendered by React with nothing around: the router is
 * loaded once, outside the measure, because the components read their context from it.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import NoeudPage from '../packages/web/src/catalogue/noeud.page.tsx';
import { Frame } from '../packages/web/src/cadre/frame.tsx';
import { createQueryClient } from '../packages/web/src/http/query-client.ts';
import { texts } from '../packages/web/src/messages.server.ts';
import { PageProvider } from '../packages/web/src/page-context.ts';
import { createRouter } from '../packages/web/src/router.tsx';
import { findRoute } from '../packages/web/src/routes.ts';
import { siteQuery } from '../packages/web/src/site.ts';
import { TextsProvider } from '../packages/web/src/use-texts.ts';

export async function createBareRender(path: string): Promise<() => string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteQuery.queryKey, {
    origin: 'http://localhost',
    atelier: false,
    session: { isAuthenticated: false },
  });
  const api = { call: () => Promise.reject(new Error('the bare render asks nothing')) };
  const router = createRouter({ api, texts, queryClient });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const page = {
    locale: 'fr' as const,
    path,
    route: findRoute('categorie'),
    session: { isAuthenticated: false },
  };
  return () =>
    '<!DOCTYPE html>' +
    renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queryClient}>
          <html lang="fr">
            <head>
              <meta charSet="utf-8" />
              <title>-</title>
            </head>
            <body>
              <TextsProvider value={texts.of('fr')}>
                <PageProvider value={page}>
                  <Frame variant="complet">
                    <NoeudPage />
                  </Frame>
                </PageProvider>
              </TextsProvider>
            </body>
          </html>
        </QueryClientProvider>
      </RouterContextProvider>,
    );
}
