/** The addresses of the company: added, changed, removed, and the usual one. */
import { isSansClient } from '../../delegue/sans-client.public.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { adressesQuery } from './adresses.queries.ts';

export async function loader({ api, locale, queryClient }: PageContext): Promise<void> {
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  // A delegate who acts for nobody has no company to show.
  if (isSansClient(session)) return;
  await queryClient.fetchQuery(adressesQuery({ api, locale }));
}
