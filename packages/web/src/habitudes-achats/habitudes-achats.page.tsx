/** What the company buys, how often and at what price; what is due goes into the basket at once. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readFiltres } from './filtres-habitudes.ts';
import { habitudesQuery } from './habitudes.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await queryClient.fetchQuery(habitudesQuery(context, readFiltres(search)));
}
