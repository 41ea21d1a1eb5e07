import { isRefus, type CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';

export interface RefusRecu {
  code: CodeErreur;
  data: Record<string, unknown>;
  /** No answer came: nobody knows whether it was taken. */
  reseau: boolean;
}

/** What a call said no with, on either side. An error that is no answer goes on its way. */
export function refusRecu(error: unknown): RefusRecu {
  if (isRefus(error)) return { code: error.code, data: error.data, reseau: false };
  if (!isQueryFailure(error)) throw error;
  const { body, reseau = false } = error.response.data;
  const data = typeof body === 'object' ? body.data : {};
  return { code: codeOf(error.response), data, reseau };
}

/** What a sentence of `erreurs` may name. */
export function valeursOf({ data }: RefusRecu): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entree): entree is [string, string | number] =>
        typeof entree[1] === 'string' || typeof entree[1] === 'number',
    ),
  );
}
