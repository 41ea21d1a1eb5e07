import { keepPreviousData } from '@tanstack/react-query';
import { lireDisponibilitesMagasins } from '@comptoir/contract/articles/articles.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { listerLies } from '@comptoir/contract/produits/lies.contract.ts';
import { lireProduit } from '@comptoir/contract/produits/produits.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function produitQuery(context: QueryContext, id: number) {
  return callQuery(context, lireProduit, { params: { id } });
}

/** What goes with an article, replaces it, is ordered with it. */
export function liesQuery(context: QueryContext, articleId: number) {
  return callQuery(context, listerLies, { params: { id: articleId } });
}

/** Stock by store and when a quantity is ready there, nearest to the store of who asks first. */
export function magasinsQuery(context: QueryContext, articleId: number, quantite: number) {
  const input = { params: { id: articleId }, query: { quantite } };
  return {
    ...callQuery(context, lireDisponibilitesMagasins, input),
    // Another quantity changes little: what is shown stays while the answer comes.
    placeholderData: keepPreviousData,
  };
}
