/** The quotes of the company: asked for, answered, still to answer. */
import { todayQuery } from '../http/today-query.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { preloadCompteurs } from '../tableau-de-bord/compteurs.public.ts';
import { listeDevisQuery } from './liste/liste-devis.queries.ts';
import { readFiltres } from './filtres-devis.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await Promise.all([
    queryClient.fetchQuery(listeDevisQuery(context, readFiltres(search))),
    queryClient.fetchQuery(todayQuery),
    preloadCompteurs(context),
  ]);
}
