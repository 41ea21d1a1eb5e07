import { lireNoeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

export function noeudQuery(context: { api: Api; locale: Locale }, id: number) {
  return callQuery(context, lireNoeud, { params: { id } });
}
