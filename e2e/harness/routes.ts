/** The route table of the shop with sample parameters, so that every route can be visited. */
import { withLocale, type Locale } from '@comptoir/contract/locales.ts';
import { ROUTES, type PageRoute } from '@comptoir/web/src/routes.ts';

const SAMPLES: Record<string, string> = {
  slug: 'visserie-bois',
  id: '12',
  articleId: '3400',
  key: 'Zk3-abc_9',
  token: 'jeton.abc-123',
  regionSlug: 'pays-de-la-loire',
};

export interface VisitedRoute extends PageRoute {
  href: (locale: Locale) => string;
}

export function listRoutes(): VisitedRoute[] {
  return ROUTES.map((route) => {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const sample = SAMPLES[name];
      if (sample === undefined) throw new Error(`no sample for {${name}} of ${route.path}`);
      return sample;
    });
    return { ...route, href: (locale: Locale) => withLocale(locale, path) };
  });
}
