import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  lireParticipation,
  lireSondage,
  listerSondages,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function sondagesQuery(context: QueryContext) {
  return callQuery(context, listerSondages, {});
}

export function sondageQuery(context: QueryContext, id: number) {
  return callQuery(context, lireSondage, { params: { id } });
}

/** Whether the person who asks answered: never part of a page that is kept for others. */
export function participationQuery(context: QueryContext, id: number) {
  return callQuery(context, lireParticipation, { params: { id } });
}
