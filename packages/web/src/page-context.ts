/** What any component may ask about the page it stands on. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { stripLocale, type Locale } from '@comptoir/contract/locales.ts';
import { findRoute, type PageRoute } from './routes.ts';
import type { SessionAffichee } from './rendering.ts';
import { siteQuery } from './site.ts';

export interface PageInfo {
  locale: Locale;
  /** Path and search, without language prefix. */
  path: string;
  /** The row of the route table; absent on a path that leads nowhere. */
  route: PageRoute | undefined;
  session: SessionAffichee;
}

const VISITEUR: SessionAffichee = { isAuthenticated: false };

export function usePage(): PageInfo {
  const { locale } = useRouteContext({ from: '__root__' });
  // The committed location: while a navigation loads, the page on screen is still the previous one.
  const href = useRouterState({
    select: (state) => {
      const location = state.resolvedLocation ?? state.location;
      return location.pathname + location.searchStr;
    },
  });
  const route = useRouterState({
    select: (state) => state.matches.at(-1)?.staticData.page,
  });
  const { data: site } = useQuery(siteQuery);
  return { locale, path: stripLocale(href), route, session: site?.session ?? VISITEUR };
}

export function useLocale(): Locale {
  return useRouteContext({ from: '__root__' }).locale;
}

/** The page and those above it, nearest to the home page first. */
export function ancestors(route: PageRoute): PageRoute[] {
  return route.parent ? [...ancestors(findRoute(route.parent)), route] : [route];
}
