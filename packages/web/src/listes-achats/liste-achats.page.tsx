/** One shopping list: its lines at today’s price and stock, changed in place, put into the basket. */
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { readDepuis } from '../panier/suite.public.ts';
import { listeQuery } from './listes-achats.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const id = Number(params['id']);
  const liste = await orNotFound(
    queryClient.fetchQuery(listeQuery(context, id, readDepuis(search['depuis']))),
  );
  const chemin = liens.listeAchats('fr', id);
  return { titre: liste.libelle, chemins: { fr: chemin, en: chemin, es: chemin } };
}
