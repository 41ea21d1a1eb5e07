/** By which way the company gets its invoices. */
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { besoinsQuery, dematerialisationQuery } from './factures.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  const [enPlace] = await Promise.all([
    queryClient.fetchQuery(dematerialisationQuery(context)),
    queryClient.fetchQuery(todayQuery),
  ]);
  if (!enPlace) return;
  const { canal, adresse } = enPlace;
  await queryClient.fetchQuery(besoinsQuery(context, { canal, adresse }));
}
