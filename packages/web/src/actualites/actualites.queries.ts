import {
  lireActualite,
  listerActualites,
} from '@comptoir/contract/actualites/actualites.contract.ts';
import { lireArticles } from '@comptoir/contract/articles/articles.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export type FiltreActualites = CallInput<typeof listerActualites>['query'];

export function actualitesQuery(context: QueryContext, query: FiltreActualites) {
  return callQuery(context, listerActualites, { query });
}

export function actualiteQuery(context: QueryContext, id: number) {
  return callQuery(context, lireActualite, { params: { id } });
}

/** The articles a news names, with the price and stock of who reads it. */
export function citesQuery(context: QueryContext, produits: readonly { articleId: number }[]) {
  const ids = produits.map(({ articleId }) => articleId).join(',');
  return callQuery(context, lireArticles, { query: { ids } });
}
