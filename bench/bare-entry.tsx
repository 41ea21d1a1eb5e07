/**
 * The same components as the listing page with the same articles, rendered by React with nothing
 * around: the router is loaded once, outside the measure, because the components read their context
 * and their data from it.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import type { Api } from '../packages/web/src/page/api.ts';
import NoeudPage from '../packages/web/src/catalogue/noeud.page.tsx';
import { Frame } from '../packages/web/src/cadre/frame.tsx';
import { createQueryClient } from '../packages/web/src/http/query-client.ts';
import { texts } from '../packages/web/src/words/messages.server.ts';
import { PageProvider } from '../packages/web/src/page/page-context.ts';
import { createRouter } from '../packages/web/src/app/router.tsx';
import { siteQuery } from '../packages/web/src/page/site.ts';
import { TextsProvider } from '../packages/web/src/words/use-texts.ts';

interface Input {
  params?: Record<string, unknown>;
  query?: object;
}

/** Answers of the shop that is measured, so that both render the same page. */
function createApi(shop: string): Api {
  const call = async ({ path }: CallShape, { params = {}, query = {} }: Input) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const answer = await fetch(shop + filled + stringifyQuery(query), {
      headers: { 'accept-language': 'fr' },
    });
    if (!answer.ok) throw new Error(`${filled} answers ${answer.status}`);
    return answer.json();
  };
  return { call: call as Api['call'] };
}

const FRANCO = { montant: '150.00', devise: 'EUR' as const };

export async function createBareRender(shop: string, path: string): Promise<() => string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteQuery.queryKey, {
    origin: 'http://localhost',
    atelier: false,
    session: { isAuthenticated: false },
    franco: FRANCO,
  });
  const router = createRouter({ api: createApi(shop), texts, queryClient });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const match = router.state.matches.at(-1);
  const page = {
    locale: 'fr' as const,
    path,
    route: match?.staticData.page,
    params: match?.params ?? {},
    session: { isAuthenticated: false },
    franco: FRANCO,
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
