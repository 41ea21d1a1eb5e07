import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  chercherMagasins,
  lireMagasin,
  localiserMagasins,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export const chercherQuery = (
  context: QueryContext,
  query: CallInput<typeof chercherMagasins>['query'],
) => callQuery(context, chercherMagasins, { query });

export const localiserQuery = (
  context: QueryContext,
  query: CallInput<typeof localiserMagasins>['query'],
) => callQuery(context, localiserMagasins, { query });

export const magasinQuery = (context: QueryContext, id: number) =>
  callQuery(context, lireMagasin, { params: { id } });
