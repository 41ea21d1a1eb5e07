/** What the loader of any page with a listing does for it. */
import { isServer } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { PageContext, PageMeta } from '../../page/page-loader.ts';
import { avecVue, hrefListing, nombreDeFiltres, type EtatListing } from './etat-listing.ts';
import { readEtat } from './lecture-etat.ts';
import { listingQuery } from './listing.queries.ts';
import { preloadListing } from './listing.tsx';
import { cleListing, type Portee } from './requete.ts';
import { vuePreferee } from './vue-preferee.ts';

/** More filters than this are one buyer's question, not a page for search engines. */
const MAX_FILTRES_INDEXES = 2;

/**
 * Fetches the articles, or sends to the address they are at.
 * @param base canonical path of the page, with its language.
 * @returns what the listing says of the page, to be spread into its PageMeta.
 */
export async function chargerListing(
  context: PageContext,
  portee: Portee,
  base: string,
): Promise<Pick<PageMeta, 'noindex' | 'pagination' | 'statut'>> {
  for (const name of ['catalogue', 'stock', 'jour']) context.tag(name);
  const etat = readEtat(context.search);
  if (etat.ecartes.includes('page')) {
    throw redirect({ href: hrefListing(base, etat), statusCode: 302 });
  }
  const preferee = vuePreferee(cleListing(portee));
  if (preferee !== undefined && preferee !== etat.vue && !('vue' in context.search)) {
    throw redirect({ href: hrefListing(base, avecVue(etat, preferee)) });
  }
  const reponse = await fetchReponse(context, portee, etat);
  return reponse ? metaListing(etat, reponse) : {};
}

/** The answer to the address as far as it was fetched: a page may have more to do with it. */
export function reponseChargee(
  context: Pick<PageContext, 'api' | 'locale' | 'queryClient' | 'search'>,
  portee: Portee,
): RechercheReponse | undefined {
  const { queryKey } = listingQuery(context, portee, readEtat(context.search));
  return context.queryClient.getQueryData(queryKey) ?? undefined;
}

/** Longer than this, the page one goes to shows its place with boxes rather than not at all. */
const PATIENCE_MS = 200;

/**
 * In the browser the page stands without it: it keeps what it shows or shows boxes, and says beside
 * the list that it could not be had.
 */
async function fetchReponse(context: PageContext, portee: Portee, etat: EtatListing) {
  const query = listingQuery(context, portee, etat);
  const whole = Promise.all([context.queryClient.ensureQueryData(query), preloadListing()]);
  const reponse = whole.then(([answer]) => answer);
  if (isServer) return reponse;
  const known = reponse.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([known, late]);
}

function metaListing(etat: EtatListing, { total }: RechercheReponse) {
  const pages = Math.max(1, Math.ceil(total / etat.parPage));
  if (etat.page > pages) return { noindex: true, statut: 404 } as const;
  const isOwnView = etat.tri !== null || etat.vue !== 'fiches';
  const filtres = nombreDeFiltres(etat);
  return {
    noindex: isOwnView || filtres > MAX_FILTRES_INDEXES,
    // The second page of a filtered list is not the second page of the list.
    ...(filtres === 0 && !isOwnView ? { pagination: { page: etat.page, pages } } : {}),
  };
}
