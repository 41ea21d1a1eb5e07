import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  lireOffre,
  lirePromotion,
  listerOffres,
} from '@comptoir/contract/offres/offres.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';
import { orNotFound } from '../page/or-not-found.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function offresQuery(context: QueryContext) {
  return callQuery(context, listerOffres, {});
}

/** Null once it is over: its page says so. */
export function offreQuery({ api, locale }: QueryContext, id: number) {
  return queryOptions({
    queryKey: ['offre', locale, id],
    queryFn: ({ signal }) => orNull(api.call(lireOffre, { params: { id } }, { signal, locale })),
  });
}

/** Null once it is over: its page says so. */
export function promotionQuery({ api, locale }: QueryContext, id: number) {
  return queryOptions({
    queryKey: ['promotion', locale, id],
    queryFn: ({ signal }) =>
      orNull(api.call(lirePromotion, { params: { id } }, { signal, locale })),
  });
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await orNotFound(answer);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
