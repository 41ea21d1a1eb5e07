/** Whom a company can turn to, and when they call back. */
import { isSansClient } from '../../delegue/sans-client.public.ts';
import type { PageContext } from '../../page/page-loader.ts';
import { siteQuery } from '../../page/site.ts';
import { contactsQuery } from './contacts.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await queryClient.ensureQueryData(contactsQuery(context));
}
