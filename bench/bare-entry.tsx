/**
 * The same components as the listing page, rendered by React with nothing around: the router is
 * loaded once, outside the measure, because the components read their context from it.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { CallShape } from '@comptoir/contract/call.ts';
import { lireArbre } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Api } from '../packages/web/src/api.ts';
import NoeudPage from '../packages/web/src/catalogue/noeud.page.tsx';
import { Frame } from '../packages/web/src/cadre/frame.tsx';
import { createQueryClient } from '../packages/web/src/http/query-client.ts';
import { texts } from '../packages/web/src/messages.server.ts';
import { PageProvider } from '../packages/web/src/page-context.ts';
import { createRouter } from '../packages/web/src/router.tsx';
import { findRoute } from '../packages/web/src/routes.ts';
import { siteQuery } from '../packages/web/src/site.ts';
import { TextsProvider } from '../packages/web/src/use-texts.ts';

/** About what the demo catalogue answers: thirteen categories, a node with eight below it. */
function answer(call: CallShape): Promise<unknown> {
  const noeud = (id: number, niveau: number) => ({
    id,
    parentId: null,
    niveau,
    libelle: `Quincaillerie ${id}`,
    slug: `quincaillerie-${id}`,
    nombre: 120,
  });
  const list = (length: number, niveau: number) =>
    Array.from({ length }, (_, index) => noeud(index + 1, niveau));
  const slugs = { fr: 'vis', en: 'screws', es: 'tornillos' };
  return Promise.resolve(
    call.path === lireArbre.path
      ? { noeuds: list(13, 1) }
      : { noeud: noeud(12, 1), intro: null, ancetres: [], enfants: list(8, 2), slugs },
  );
}

export async function createBareRender(path: string): Promise<() => string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteQuery.queryKey, {
    origin: 'http://localhost',
    atelier: false,
    session: { isAuthenticated: false },
  });
  const router = createRouter({ api: { call: answer as Api['call'] }, texts, queryClient });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const page = {
    locale: 'fr' as const,
    path,
    route: findRoute('categorie'),
    params: { slug: 'vis-a-bois', id: '12' },
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
