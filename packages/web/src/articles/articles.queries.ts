import { keepPreviousData } from '@tanstack/react-query';
import {
  lireArticles,
  lireDisponibilitesMagasins,
} from '@comptoir/contract/articles/articles.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

/** Those chosen to be compared, seen before, proposed. */
export function articlesQuery(context: QueryContext, ids: readonly number[]) {
  return {
    ...callQuery(context, lireArticles, { query: { ids: ids.join(',') } }),
    // One more or one less: those already shown stay while the answer comes.
    placeholderData: keepPreviousData,
  };
}

export function disponibilitesQuery(
  context: QueryContext,
  input: CallInput<typeof lireDisponibilitesMagasins>,
) {
  return {
    ...callQuery(context, lireDisponibilitesMagasins, input),
    placeholderData: keepPreviousData,
  };
}
