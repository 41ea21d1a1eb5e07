import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lireQuestions } from '@comptoir/contract/questions/questions.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

export function questionsQuery(context: { api: Api; locale: Locale }, produitId: number) {
  return callQuery(context, lireQuestions, { params: { id: produitId } });
}
