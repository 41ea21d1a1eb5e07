import { keepPreviousData } from '@tanstack/react-query';
import { chiffrerCuisine, listerFinitions } from '@comptoir/contract/cuisine/cuisine.contract.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

/** Prices of the last plan stay while those of the next one come. */
export function nomenclatureQuery(context: QueryContext, plan: Plan) {
  // Its name changes nothing to what it takes.
  const body = { ...plan, nom: '' };
  return {
    ...callQuery(context, chiffrerCuisine, { body }),
    placeholderData: keepPreviousData,
  };
}

export function finitionsQuery(context: QueryContext) {
  return callQuery(context, listerFinitions, {});
}
