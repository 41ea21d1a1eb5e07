import type { CallInput } from '@comptoir/contract/http/call.ts';
import { lireAvis } from '@comptoir/contract/avis/avis.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

export function avisQuery(
  context: { api: Api; locale: Locale },
  produitId: number,
  query: CallInput<typeof lireAvis>['query'] = {},
) {
  return callQuery(context, lireAvis, { params: { id: produitId }, query });
}
