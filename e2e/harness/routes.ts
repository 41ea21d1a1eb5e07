/** The route table of the shop with sample parameters, so that every route can be visited. */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { LOCALES, withLocale, type Locale } from '@comptoir/contract/locales.ts';
import { ROUTES, type PageRoute } from '@comptoir/web/src/routes.ts';

const SAMPLES: Record<string, string> = {
  slug: 'visserie-bois',
  id: '12',
  articleId: '3400',
  key: 'Zk3-abc_9',
  token: 'jeton.abc-123',
  regionSlug: 'pays-de-la-loire',
};

/** Names of the pages of the tree, by the level of their nodes. */
const NIVEAUX = ['categorie', 'famille', 'sous-famille', 'groupe', 'sous-groupe'];

export interface VisitedRoute extends PageRoute {
  href: (locale: Locale) => string;
}

/** Pages of the catalogue are those of a node that exists, under its right name in each language. */
export async function listRoutes(base: string): Promise<VisitedRoute[]> {
  const arbres = new Map(
    await Promise.all(LOCALES.map(async (l) => [l, await readArbre(base, l)] as const)),
  );
  return ROUTES.map((route) => ({
    ...route,
    href: (locale: Locale) => withLocale(locale, fill(route, arbres.get(locale) ?? [])),
  }));
}

async function readArbre(base: string, locale: Locale): Promise<Noeud[]> {
  const answer = await fetch(`${base}/api/catalogue/arbre`, {
    headers: { 'accept-language': locale },
  });
  return ((await answer.json()) as { noeuds: Noeud[] }).noeuds;
}

function fill(route: PageRoute, noeuds: readonly Noeud[]): string {
  const niveau = NIVEAUX.indexOf(route.nom) + 1;
  const noeud = noeuds.find((candidate) => candidate.niveau === niveau);
  const samples = noeud ? { ...SAMPLES, slug: noeud.slug, id: String(noeud.id) } : SAMPLES;
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const sample = samples[name];
    if (sample === undefined) throw new Error(`no sample for {${name}} of ${route.path}`);
    return sample;
  });
}
