/** The quotes a company makes for its customers, what they come to by month, and what they begin with. */
import { isSansClient } from '../delegue/sans-client.public.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import {
  clientsQuery,
  listeDevisQuery,
  ouvragesQuery,
  reglagesQuery,
} from './devis-clientele.queries.ts';
import { readFiltres } from './liste/filtres-devis.ts';

const AUTRES = { clients: clientsQuery, ouvrages: ouvragesQuery, reglages: reglagesQuery };

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  if (isSansClient(session)) return;
  const requete = readFiltres(search);
  const { vue = 'devis' } = requete;
  // Settings are those of the company alone.
  if (vue === 'devis' || vue === 'modeles' || session?.delegue) {
    await queryClient.fetchQuery(listeDevisQuery(context, requete));
  } else
    await queryClient.fetchQuery<unknown, Error, unknown, readonly unknown[]>(
      AUTRES[vue](context) as never,
    );
}
