/** The route table of the shop with parameters of what it sells, so that every route can be visited. */
import type { Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { LOCALES, withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { ROUTES } from '@comptoir/web/src/routes.ts';
import type { PageRoute } from '@comptoir/web/src/routes/page-route.ts';

type Sample = Record<string, string>;

/** The link of a customer's quote: a test that opens it gives it to one first. */
export const JETON_DEVIS = 'jeton-abc-123_du-devis-recu-par-un-client-4';

/** For the pages whose capability is still to come, and those that a link alone opens. */
const INVENTED: Sample = {
  slug: 'visserie-bois',
  id: '12',
  key: 'Zk3-abc_9',
  token: 'jeton.abc-123',
  jeton: JETON_DEVIS,
};

/** Names of the pages of the tree, by the level of their nodes. */
const NIVEAUX = ['categorie', 'famille', 'sous-famille', 'groupe', 'sous-groupe'];

export interface VisitedRoute extends PageRoute {
  href: (locale: Locale) => string;
}

/** Pages of the catalogue are those of something that exists, under its name in each language. */
export async function listRoutes(base: string): Promise<VisitedRoute[]> {
  const samples = new Map(
    await Promise.all(
      LOCALES.map(async (locale) => [locale, await findSamples(base, locale)] as const),
    ),
  );
  return ROUTES.map((route) => ({
    ...route,
    href: (locale: Locale) => withLocale(locale, fill(route, samples.get(locale)?.[route.nom])),
  }));
}

/** Gives the address of a page of the table by its name. */
export async function pathFinder(base: string): Promise<(nom: string, locale?: Locale) => string> {
  const routes = new Map((await listRoutes(base)).map((route) => [route.nom, route]));
  return (nom, locale = 'fr') => {
    const route = routes.get(nom);
    if (!route) throw new Error(`no page is named ${nom}`);
    return route.href(locale);
  };
}

interface Named {
  id: number;
  slug: string;
}

async function findSamples(base: string, locale: Locale): Promise<Record<string, Sample>> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(base + path, {
      headers: { 'accept-language': locale },
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as T;
  };
  const [
    { noeuds },
    { articles },
    { marques },
    { offres, promotions },
    { univers },
    { services },
    magasins,
    { pages },
    { questions },
    { actualites },
    { sondages },
    { genres },
  ] = await Promise.all([
    read<{ noeuds: Noeud[] }>('/api/catalogue/arbre'),
    read<{ articles: (Named & { produitId: number })[] }>('/api/recherche?parPage=1'),
    read<{ marques: Named[] }>('/api/marques'),
    read<{ offres: Named[]; promotions: Named[] }>('/api/offres'),
    read<{ univers: Named[] }>('/api/univers-metier'),
    read<{ services: Named[] }>('/api/services-rapido'),
    read<Named[]>('/api/magasins'),
    read<{ pages: Named[] }>('/api/contenus/pages'),
    read<{ questions: Named[] }>('/api/faq'),
    read<{ actualites: Named[] }>('/api/actualites'),
    read<{ sondages: Named[] }>('/api/sondages'),
    read<{ genres: Sample[] }>('/api/catalogue/choix'),
  ]);
  const fiche = articles.map(({ id, produitId, slug }) => ({
    slug,
    id: String(produitId),
    articleId: String(id),
  }));
  return {
    ...Object.fromEntries(
      NIVEAUX.map((nom, index) => [
        nom,
        first(
          nom,
          noeuds.filter(({ niveau, nombre }) => niveau === index + 1 && nombre > 0),
        ),
      ]),
    ),
    'fiche-produit': first('fiche-produit', fiche),
    avis: first('avis', fiche),
    marque: first('marque', marques),
    offre: first('offre', offres),
    promotion: first('promotion', promotions),
    choisir: first('choisir', genres),
    'univers-metier': first('univers-metier', univers),
    'service-rapido': first('service-rapido', services),
    magasin: first('magasin', magasins),
    region: { regionSlug: 'pays-de-la-loire' },
    'page-contenu': first('page-contenu', pages),
    'faq-question': first('faq-question', questions),
    actualite: first('actualite', actualites),
    sondage: first('sondage', sondages),
  };
}

function first(nom: string, found: readonly (Named | Sample)[]): Sample {
  const [one] = found;
  if (!one) throw new Error(`the shop has nothing to show on ${nom}`);
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, String(value)]));
}

function fill(route: PageRoute, sample: Sample = INVENTED): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = sample[name];
    if (value === undefined) throw new Error(`no sample for {${name}} of ${route.path}`);
    return value;
  });
}
