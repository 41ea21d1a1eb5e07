import { chercherDocumentations } from '@comptoir/contract/contenus/documentations.contract.ts';
import { lireFaq, lireQuestionFrequente } from '@comptoir/contract/contenus/faq.contract.ts';
import { lirePage, listerPages } from '@comptoir/contract/contenus/pages.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

export function pagesQuery(context: QueryContext) {
  return callQuery(context, listerPages, {});
}

export function pageQuery(context: QueryContext, id: number) {
  return callQuery(context, lirePage, { params: { id } });
}

export function faqQuery(context: QueryContext) {
  return callQuery(context, lireFaq, {});
}

export function questionQuery(context: QueryContext, id: number) {
  return callQuery(context, lireQuestionFrequente, { params: { id } });
}

export type FiltreDocumentations = CallInput<typeof chercherDocumentations>['query'];

export function documentationsQuery(context: QueryContext, query: FiltreDocumentations) {
  return callQuery(context, chercherDocumentations, { query });
}
