/** The percents a company has, and what they make of the price of any article. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readFiltres, readQuestion } from './conditions/adresse-conditions.ts';
import { conditionsQuery, explicationQuery } from './tarif-compte.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  const question = readQuestion(search);
  await Promise.all([
    queryClient.fetchQuery(conditionsQuery(context, readFiltres(search))),
    // Without an answer the list is still worth reading; the part itself says what failed.
    question && queryClient.prefetchQuery(explicationQuery(context, question)),
  ]);
}
