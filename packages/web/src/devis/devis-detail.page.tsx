/** One quote: the offer against the usual price, and what one answers to it. */
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { readDepuis } from '../panier/suite.public.ts';
import { siteQuery } from '../page/site.ts';
import { choixOf } from './commande/lignes-choisies.ts';
import { commandeDevisQuery, trancheDevisQuery } from './devis.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [devis] = await Promise.all([
    orNotFound(
      queryClient.fetchQuery(trancheDevisQuery(context, key, readDepuis(search['depuis']))),
    ),
    queryClient.fetchQuery(todayQuery),
  ]);
  if (devis?.etat === 'propose') {
    // Without it the page still stands, and asks again.
    const { nombre, demande } = choixOf(devis.courante, new Set());
    if (nombre > 0) await queryClient.prefetchQuery(commandeDevisQuery(context, devis, demande));
  }
  const chemin = liens.devisDetail('fr', key);
  return {
    ...(devis && { titre: devis.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}
