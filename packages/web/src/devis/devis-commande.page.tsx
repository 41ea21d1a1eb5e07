/** Lines of an offer, read once more before they are ordered: goods, days, carriage, who has to agree. */
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { choixOf, readEcartees } from './commande/lignes-choisies.ts';
import { commandeDevisQuery, trancheDevisQuery } from './devis.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [devis] = await Promise.all([
    orNotFound(queryClient.fetchQuery(trancheDevisQuery(context, key))),
    queryClient.fetchQuery(todayQuery),
  ]);
  const choix = devis && choixOf(devis.courante, readEcartees(context.search));
  if (devis?.actions.accepter && choix && choix.nombre > 0) {
    // Without it the page still stands, and asks again.
    await queryClient.prefetchQuery(commandeDevisQuery(context, devis, choix.demande));
  }
  const chemin = liens.devisCommande('fr', key);
  return { chemins: { fr: chemin, en: chemin, es: chemin } };
}
