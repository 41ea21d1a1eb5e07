/** Calls and services that the customers of a delegate asked for. */
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { demandesQuery, readRequete } from './demandes-clients.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (!queryClient.getQueryData(siteQuery.queryKey)?.session.delegue) return;
  await queryClient.fetchQuery(demandesQuery(context, readRequete(search)));
}
