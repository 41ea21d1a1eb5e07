/** Services of the company, as a customer has and asks for them. */
import { isSansClient } from '../../delegue/sans-client.public.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { servicesCompteQuery } from './services-compte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await queryClient.ensureQueryData(servicesCompteQuery(context));
}
