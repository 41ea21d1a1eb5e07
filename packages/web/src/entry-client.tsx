import './app/libraries.ts';
import './ui/theme.css';
import './app/early-install.ts';
import { createBrowserHistory } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import { isSignInAsked } from './cadre/failure.ts';
import { createBrowserApi } from './http/browser-api.ts';
import { createQueryClient } from './http/query-client.ts';
import { BASE_NAMESPACES } from './words/texts.ts';
import { texts } from './words/messages.client.ts';
import { routerWindow } from './overlay/router-window.ts';
import { routeTree } from './app/route-tree.tsx';
import { createRouter, type Router } from './app/router.tsx';
import { namespacesOf } from './routes.ts';

/** Lets the browser draw and answer between two parts of the start, which are long on a phone. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await breathe();
  const history = createBrowserHistory({ window: routerWindow(window) });
  await breathe();
  routeTree();
  await breathe();
  const router: Router = createRouter({
    history,
    api: createBrowserApi(() => router),
    texts,
    queryClient: createQueryClient(),
  });
  await breathe();
  // The server's work is not done again while hydrating, so the texts of this page are fetched here.
  const page = router.matchRoutes(router.latestLocation).at(-1)?.staticData.page;
  await texts.load(localeOf(location.pathname), [
    ...BASE_NAMESPACES,
    ...(page ? namespacesOf(page) : []),
  ]);
  await breathe();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        // oxlint-disable-next-line no-console -- what React does by itself with any other error
        onCaughtError: (error) => isSignInAsked(error) || console.error(error),
      },
    );
  });
}

// Not awaited here: the texts lean on modules of this very chunk, and would wait for it for ever.
void start();
