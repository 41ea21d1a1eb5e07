import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lireMarque, listerMarques } from '@comptoir/contract/marques/marques.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function marquesQuery(context: QueryContext) {
  return callQuery(context, listerMarques, {});
}

export function marqueQuery(context: QueryContext, id: number) {
  return callQuery(context, lireMarque, { params: { id } });
}
