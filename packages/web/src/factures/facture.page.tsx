/** One invoice: what it is of, what is left of it, and its files. */
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { factureQuery } from './factures.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [facture] = await Promise.all([
    orNotFound(queryClient.fetchQuery(factureQuery(context, key))),
    queryClient.fetchQuery(todayQuery),
  ]);
  const chemin = liens.facture('fr', key);
  return {
    ...(facture && { titre: facture.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}
