/** What narrows and orders the list of invoices, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { ETATS_FACTURE } from '@comptoir/contract/factures/etats-facture.ts';
import {
  TRIS_FACTURES,
  type listerFactures,
} from '@comptoir/contract/factures/factures.contract.ts';
import { filtresChantierMontants, filtresCommuns } from '../mon-compte/adresse-liste.public.ts';

export type RequeteFactures = CallInput<typeof listerFactures>['query'];

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteFactures {
  return {
    ...filtresCommuns(search, ETATS_FACTURE, TRIS_FACTURES),
    ...filtresChantierMontants(search),
  };
}
