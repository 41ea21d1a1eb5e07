/** A shelf that a list keeps: what is left of each thing is counted, by hand or by scanner. */
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { comptageQuery } from './listes-achats.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const id = Number(params['id']);
  const comptage = await orNotFound(queryClient.fetchQuery(comptageQuery(context, id)));
  if (!comptage) return undefined;
  const chemin = liens.comptageListe('fr', id);
  return { titre: comptage.libelle, chemins: { fr: chemin, en: chemin, es: chemin } };
}
