/** Files of the catalogue that one asked for: how far they are, and the way to them. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readRequete } from './adresse-exports.ts';
import { exportsQuery } from './exports.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await queryClient.fetchQuery(exportsQuery(context, readRequete(search)));
}
