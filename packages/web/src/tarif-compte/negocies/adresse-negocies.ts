/** What narrows and orders the list of net prices, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import {
  TRIS_PRIX_NEGOCIES,
  type listerPrixNegocies,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { pageOf, textOf } from '../../mon-compte/adresse-liste.public.ts';

export type RequeteNegocies = CallInput<typeof listerPrixNegocies>['query'];

export const TRI_PAR_DEFAUT = 'fin';

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteNegocies {
  const recherche = textOf(search['recherche'], 100);
  const page = pageOf(search['page']);
  const tri = TRIS_PRIX_NEGOCIES.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(search['expirant'] === 'true' && { expirant: true }),
    ...(page !== undefined && { page }),
    ...(tri && tri !== TRI_PAR_DEFAUT && { tri }),
  };
}

export function isFiltree({ recherche, expirant }: RequeteNegocies): boolean {
  return recherche !== undefined || expirant === true;
}
