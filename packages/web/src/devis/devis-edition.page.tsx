/** A quote being changed: its lines by the buyer, its prices by the delegate who answers. */
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { trancheDevisQuery } from './devis.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  await Promise.all([
    orNotFound(queryClient.fetchQuery(trancheDevisQuery(context, key))),
    queryClient.fetchQuery(todayQuery),
  ]);
  const chemin = liens.devisEdition('fr', key);
  return { chemins: { fr: chemin, en: chemin, es: chemin } };
}
