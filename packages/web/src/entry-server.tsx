/** What the server loads to render pages. */
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/router-core/ssr/server';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { KeptPartsProvider } from './page/kept-part.tsx';
import { createPartsOfPage } from './page/kept-parts.server.tsx';
import { createQueryClient } from './http/query-client.ts';
import { messagesQuery } from './http/messages-query.ts';
import { texts } from './words/messages.server.ts';
import type { PageAssets } from './app/page-assets.ts';
import { addPageData } from './app/page-data.ts';
import type { PageMeta } from './page/page-loader.ts';
import { createRouter, type Router } from './app/router.tsx';
import type { RenderedPage, RenderInput } from './app/rendering.ts';
import { siteQuery } from './page/site.ts';

export { manifest } from './cadre/manifest.ts';
export { pageAssetsForBuild, pageAssetsForDev } from './app/page-assets.ts';
export { sitePaths } from './app/site-paths.ts';

export async function renderPage(input: RenderInput, assets: PageAssets): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const tags = new Set<string>();
  queryClient.setQueryData(siteQuery.queryKey, input.site);
  if (input.messages.length > 0) {
    queryClient.setQueryData(messagesQuery.queryKey, [...input.messages]);
  }
  let html: Buffer = Buffer.alloc(0);
  try {
    const response = await createRequestHandler({
      request: new Request('http://localhost' + input.url, { signal: input.signal }),
      createRouter: () =>
        createRouter({ api: input.api, texts, queryClient, nonce: input.nonce, tags }),
      getRouterManifest: () => assets.manifestFor(localeOf(input.url)),
    })(async ({ router }) => {
      const parts = createPartsOfPage();
      const page = renderToString(
        <StrictMode>
          <KeptPartsProvider value={parts}>
            <RouterServer router={router} />
          </KeptPartsProvider>
        </StrictMode>,
      );
      const whole = await transformHtmlStringWithRouter(router, page);
      html = parts.fill(addPageData(whole, queryClient), router);
      // The bytes are sent as they are: a Response body would encode and decode it once more.
      return new Response(null, { status: ownStatus(router) ?? getSsrStatus(router) });
    });
    const location = response.headers.get('location') ?? undefined;
    return { status: response.status, html, location, tags };
  } finally {
    queryClient.clear();
  }
}

/** That of a page which is there to say that what was asked for is not. */
function ownStatus(router: Router): number | undefined {
  const meta = router.state.matches.at(-1)?.loaderData as PageMeta | undefined;
  return meta?.statut;
}
