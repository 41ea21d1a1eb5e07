/** Builds the router's tree from the route table. */
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { DEFAULT_LOCALE, isLocale, localeOf } from '@comptoir/contract/words/locales.ts';
import { arbreQuery } from '../catalogue/catalogue.public.ts';
import { ErreurPage } from '../cadre/erreur.tsx';
import { preloadTunnelHeader } from '../cadre/header/tunnel-header.tsx';
import { preloadBandeau } from '../delegue/bandeau/bandeau.public.tsx';
import { Document } from './document.tsx';
import { latePart } from '../loading/late-part.tsx';
import { BASE_NAMESPACES } from '../words/texts.ts';
import { pageHead, siteHead } from './page-head.ts';
import { orNotFound } from '../page/or-not-found.ts';
import { findView, loadPageModule } from './page-modules.ts';
import { parseParams, toPathPattern } from './path-pattern.ts';
import { namespacesOf, ROUTES } from '../routes.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { siteQuery } from '../page/site.ts';
import type { RouterContext } from './router-context.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageRoute;
  }
}

/** Few come to it: its code is in no other page. */
const introuvable = latePart({ load: () => import('../cadre/introuvable.tsx') });
const IntrouvablePage = () => <introuvable.Part />;

/** Stands in for the pages whose capability is still to come. */
export const ATTENTE_MODULE = 'attente/attente.page.tsx';

function createRouteTree() {
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: async ({ location, context }) => {
      const locale = localeOf(location.pathname);
      await context.texts.load(locale, BASE_NAMESPACES);
      // In the browser the banner waits for its own code.
      if (import.meta.env.SSR) await preloadBandeau();
      return { locale };
    },
    // Every page shows the categories; without them the frame still stands, and the failure is
    // logged where it happened.
    loader: async ({ context }) => {
      await context.queryClient.ensureQueryData(arbreQuery(context, 1)).catch(() => undefined);
    },
    head: siteHead,
    component: Document,
    notFoundComponent: IntrouvablePage,
    errorComponent: ErreurPage,
  });
  const pageRoutes = ROUTES.map((page) => {
    const pattern = toPathPattern(page.path);
    const module = page.module ?? ATTENTE_MODULE;
    const load = findView(module);
    const view = load && latePart({ load, words: page.tardifs ?? [] });
    return createRoute({
      getParentRoute: () => root,
      path: `{-$locale}${pattern.path === '/' ? '' : pattern.path}`,
      staticData: { page },
      params: {
        // `false` means "this route does not match": /xx/… and ids that cannot be are a plain 404.
        parse: (raw: Record<string, string>) =>
          (isPrefix(raw['locale']) && parseParams(pattern, raw)) as Record<string, string>,
        // Links are built by the link module; the router only needs the raw parameters back.
        stringify: (params: Record<string, string>) => rawParams(page.path, params),
      },
      beforeLoad: async ({ context, location }) => {
        await Promise.all([
          context.texts.load(context.locale, [...namespacesOf(page), ...(page.tardifs ?? [])]),
          page.frame === 'tunnel' && preloadTunnelHeader(),
        ]);
        const site = context.queryClient.getQueryData(siteQuery.queryKey);
        if (page.acces === 'compte' && !site?.session.isAuthenticated) {
          const href = liens.connexion(context.locale, { redirectUrl: location.href });
          throw redirect({ href, statusCode: 302 });
        }
        if (page.acces === 'atelier' && !site?.atelier) throw notFound();
      },
      loader: async ({ context, params, location }) => {
        const [{ loader }] = await Promise.all([loadPageModule(module), view?.preload()]);
        if (!loader) return undefined;
        const loading = loader({
          api: context.api,
          queryClient: context.queryClient,
          locale: context.locale,
          pathname: location.pathname,
          params: params as Record<string, string>,
          search: location.search,
          origin: context.queryClient.getQueryData(siteQuery.queryKey)?.origin ?? '',
          texts: context.texts.of(context.locale),
          tag: (name) => context.tags.add(name),
        });
        // An address anyone may write asks what no call understands; links in the page do not.
        return import.meta.env.SSR ? orNotFound(Promise.resolve(loading)) : loading;
      },
      head: ({ match }) => pageHead(page, match),
      component: view ? () => <view.Part /> : lazyRouteComponent(() => loadPageModule(module)),
      errorComponent: ErreurPage,
      notFoundComponent: IntrouvablePage,
    });
  });
  return root.addChildren(pageRoutes);
}

let tree: ReturnType<typeof createRouteTree> | undefined;

/**
 * One tree for all requests: the router caches what it computes from it. Made when first asked for:
 * a page hydrates in its own time.
 */
export const routeTree = () => (tree ??= createRouteTree());

/** The default language has no prefix. */
function isPrefix(segment: string | undefined): boolean {
  return segment === undefined || (isLocale(segment) && segment !== DEFAULT_LOCALE);
}

/** Puts named parameters back into the segments the router knows them by. */
function rawParams(path: string, params: Record<string, string>): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const segment of path.split('/')) {
    const names = [...segment.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
    if (names.length === 0) continue;
    const inner = segment.slice(segment.indexOf('{'), segment.lastIndexOf('}') + 1);
    raw[names.join('_')] =
      names.length > 1 && params[names.join('_')] !== undefined
        ? (params[names.join('_')] as string)
        : inner.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  }
  return raw;
}
