import {
  lireServiceRapido,
  listerServicesRapido,
} from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function servicesRapidoQuery(context: QueryContext) {
  return callQuery(context, listerServicesRapido, {});
}

export function serviceRapidoQuery(context: QueryContext, id: number) {
  return callQuery(context, lireServiceRapido, { params: { id } });
}
