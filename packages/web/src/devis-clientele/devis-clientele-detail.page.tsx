/** One quote for a customer: typed line by line, sent, followed. */
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { devisQuery, reglagesQuery } from './devis-clientele.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  if (isSansClient(session)) return undefined;
  const id = Number(params['id']);
  const [devis] = await Promise.all([
    orNotFound(queryClient.fetchQuery(devisQuery(context, id))),
    session?.delegue ? undefined : queryClient.fetchQuery(reglagesQuery(context)),
  ]);
  const chemin = liens.devisClienteleDetail('fr', id);
  if (!devis) return undefined;
  const titre = [devis.numero, devis.titre].filter(Boolean).join(' · ');
  return { ...(titre && { titre }), chemins: { fr: chemin, en: chemin, es: chemin } };
}
