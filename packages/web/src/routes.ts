/**
 * Every page of the shop: path (as the specification writes it), name, capability, page module.
 * Pure data: the router, the crawler and the site map read it.
 */
import { PAGES_ACHAT } from './routes/pages-achat.ts';
import { PAGES_CATALOGUE } from './routes/pages-catalogue.ts';
import { PAGES_COMPTE } from './routes/pages-compte.ts';
import { PAGES_CONTENU } from './routes/pages-contenu.ts';
import { transient, type PageRoute, type TextesDePage } from './routes/page-route.ts';

export const ROUTES: readonly PageRoute[] = [
  ...PAGES_CATALOGUE,
  ...PAGES_CONTENU,
  ...PAGES_ACHAT,
  ...PAGES_COMPTE,
  // For developers
  {
    ...transient('atelier', 'atelier', '/_atelier', {
      module: 'atelier/atelier.page.tsx',
      textes: ['articles', 'saisie'],
    }),
    acces: 'atelier',
  },
];

export function findRoute(nom: string): PageRoute {
  const route = ROUTES.find((candidate) => candidate.nom === nom);
  if (!route) throw new Error(`no page is named ${nom}`);
  return route;
}

/** The page and those above it, nearest to the home page first. */
export function ancestors(route: PageRoute): PageRoute[] {
  return route.parent ? [...ancestors(findRoute(route.parent)), route] : [route];
}

/** The message namespaces a page needs: its own, those its breadcrumb names, those it asks for. */
export function namespacesOf(route: PageRoute): TextesDePage[] {
  const named = ancestors(route).map(({ capability }) => capability);
  return [...new Set<TextesDePage>([...named, ...(route.textes ?? [])])];
}
