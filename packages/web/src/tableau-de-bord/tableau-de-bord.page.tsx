/** What waits for who opens their account, then how they are doing. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import { magasinQuery } from '../magasins/magasin-du-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { compteursQuery } from './compteurs.public.ts';
import { readRequete, tableauQuery } from './tableau-de-bord.queries.ts';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  if (isSansClient(session)) return;
  const requete = readRequete(search);
  const magasinId = session?.magasin?.id;
  const [tableau] = await Promise.all([
    queryClient.fetchQuery(tableauQuery(context, requete)),
    magasinId !== undefined && queryClient.prefetchQuery(magasinQuery(context, magasinId)),
  ]);
  const menu = compteursQuery(context);
  // The menu counts what a dashboard without a choice counts: that is known already.
  if (requete.pour === undefined) queryClient.setQueryData(menu.queryKey, tableau?.compteurs);
  else await queryClient.prefetchQuery(menu);
}
