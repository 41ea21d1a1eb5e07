import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';

export interface RefusRecu {
  code: CodeErreur;
  data: Record<string, unknown>;
}

/** What the server said no with. An error that is no answer goes on its way. */
export function refusOf(error: unknown): RefusRecu {
  if (!isQueryFailure(error)) throw error;
  const { body } = error.response.data;
  return { code: codeOf(error.response), data: typeof body === 'object' ? body.data : {} };
}
