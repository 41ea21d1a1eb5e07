/** What the address of the page says: which conditions are shown, and the article that is asked about. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { MAX_SIGNES_REFERENCE } from '@comptoir/contract/articles/references.contract.ts';
import { QUANTITE_MAX } from '@comptoir/contract/panier/limites.ts';
import {
  CIBLES_CONDITION,
  TRIS_CONDITIONS,
  type expliquerPrix,
  type listerConditions,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { pageOf, textOf, wholeOf } from '../../mon-compte/adresse-liste.public.ts';

export type RequeteConditions = CallInput<typeof listerConditions>['query'];
export type Question = CallInput<typeof expliquerPrix>['query'];

export const TRI_PAR_DEFAUT = 'cible';

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteConditions {
  const recherche = textOf(search['recherche'], 100);
  const sur = CIBLES_CONDITION.find((one) => one === search['sur']);
  const page = pageOf(search['page']);
  const tri = TRIS_CONDITIONS.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(sur && { sur }),
    ...(page !== undefined && { page }),
    ...(tri && tri !== TRI_PAR_DEFAUT && { tri }),
  };
}

/** Undefined where nothing is asked. */
export function readQuestion(search: Record<string, unknown>): Question | undefined {
  const reference = textOf(search['reference'], MAX_SIGNES_REFERENCE);
  const quantite = wholeOf(search['quantite'], 1, QUANTITE_MAX);
  return reference ? { reference, ...(quantite !== undefined && { quantite }) } : undefined;
}
