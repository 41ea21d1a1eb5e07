/** What any component may ask about the page it stands on; worked out once per page. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { createContext, useContext, useMemo } from 'react';
import type { Montant } from '@comptoir/contract/argent.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { DEFAULT_LOCALE, stripLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { stringifyQuery } from '@comptoir/contract/http/query-string.ts';
import type { SessionAffichee } from '../app/rendering.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { siteQuery } from './site.ts';

export interface PageInfo {
  locale: Locale;
  /** Path and search, without language prefix. */
  path: string;
  /** The row of the route table; absent on a path that leads nowhere. */
  route: PageRoute | undefined;
  /** Parameters of its path, by the names of the route table. */
  params: Readonly<Record<string, string>>;
  session: SessionAffichee;
  /** From which amount carriage is free for all; its currency is that of the whole page. */
  franco: Montant;
}

const PageContext = createContext<PageInfo | undefined>(undefined);
export const PageProvider = PageContext.Provider;

export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('no PageProvider above this component');
  return page;
}

const VISITEUR: SessionAffichee = { isAuthenticated: false };
const FRANCO: Montant = { montant: enseigne.promesses.francoEuros, devise: 'EUR' };
const NONE = {};

/** For the document, which provides it to all the others. */
export function usePageInfo(): PageInfo {
  // Without a locale the root route itself failed: the error page speaks the default language.
  const { locale = DEFAULT_LOCALE } = useRouteContext({ from: '__root__' });
  // The address of the page on screen: while a navigation loads it is still the previous one, and at
  // the first render of a new page the router has not yet said that it arrived.
  const href = useRouterState({
    select: ({ matches, resolvedLocation, location }) => {
      const match = matches.at(-1);
      if (match?.staticData.page && !matches.some(({ _notFound }) => _notFound)) {
        return match.pathname + stringifyQuery(match.search);
      }
      const { pathname, searchStr } = resolvedLocation ?? location;
      return pathname + searchStr;
    },
  });
  // A path that leads nowhere still matches the page above it: that is not the page on screen.
  const route = useRouterState({
    select: ({ matches }) =>
      matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.page,
  });
  const params = useRouterState({ select: ({ matches }) => matches.at(-1)?.params }) ?? NONE;
  const { data: site } = useQuery(siteQuery);
  const session = site?.session ?? VISITEUR;
  const franco = site?.franco ?? FRANCO;
  return useMemo(
    () => ({ locale, path: stripLocale(href), route, params, session, franco }),
    [locale, href, route, params, session, franco],
  );
}
