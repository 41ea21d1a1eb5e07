/** One order: where it stands, what it holds, what can be done with it. */
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { readDepuis } from '../panier/suite.public.ts';
import { siteQuery } from '../page/site.ts';
import { commandeQuery } from './commandes.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [commande] = await Promise.all([
    orNotFound(queryClient.fetchQuery(commandeQuery(context, key, readDepuis(search['depuis'])))),
    queryClient.fetchQuery(todayQuery),
  ]);
  const chemin = liens.commande('fr', key);
  return {
    ...(commande && { titre: commande.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}
