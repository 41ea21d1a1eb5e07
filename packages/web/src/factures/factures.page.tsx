/** The invoices of the company: found again, narrowed, taken away. */
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { preloadCompteurs } from '../tableau-de-bord/compteurs.public.ts';
import { facturesQuery } from './factures.queries.ts';
import { readFiltres } from './filtres-factures.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await Promise.all([
    queryClient.fetchQuery(facturesQuery(context, readFiltres(search))),
    queryClient.fetchQuery(todayQuery),
    preloadCompteurs(context),
  ]);
}
