import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';

/** Why a link shows nothing: it never was, or it was closed. Undefined for anything else. */
export function lienFerme(error: unknown): 'introuvable' | 'lien-perime' | undefined {
  if (!isQueryFailure(error)) return undefined;
  const code = codeOf(error.response);
  if (code === 'lien-perime') return code;
  return code === 'introuvable' || code === 'requete-invalide' ? 'introuvable' : undefined;
}
