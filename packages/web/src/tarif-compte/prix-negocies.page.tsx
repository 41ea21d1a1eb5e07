/** The net prices a company negotiated: what they save, until when, to be ordered where they stand. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readFiltres } from './negocies/adresse-negocies.ts';
import { negociesQuery } from './tarif-compte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await queryClient.fetchQuery(negociesQuery(context, readFiltres(search)));
}
