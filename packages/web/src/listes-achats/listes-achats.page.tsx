/** The shopping lists of a person: found again, made, put into the basket. */
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readFiltres } from './filtres-listes.ts';
import { listesQuery } from './listes-achats.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await Promise.all([
    queryClient.fetchQuery(listesQuery(context, readFiltres(search))),
    queryClient.fetchQuery(todayQuery),
  ]);
}
