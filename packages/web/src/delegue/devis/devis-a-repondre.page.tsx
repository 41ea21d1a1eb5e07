/** Quotes of all customers of a delegate that wait for an answer, or are about to expire. */
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { devisSuivisQuery, readRequete } from './devis-suivis.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (!queryClient.getQueryData(siteQuery.queryKey)?.session.delegue) return;
  await queryClient.fetchQuery(devisSuivisQuery(context, readRequete(search)));
}
