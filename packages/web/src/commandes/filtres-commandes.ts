/** What narrows and orders the list of orders, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { ETATS_COMMANDE } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  TRIS_COMMANDES,
  type listerCommandes,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import {
  filtresChantierMontants,
  filtresCommuns,
  wholeOf,
} from '../mon-compte/adresse-liste.public.ts';

export type RequeteCommandes = CallInput<typeof listerCommandes>['query'];

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteCommandes {
  const auteurId = wholeOf(search['auteurId'], 1, MAX_ID);
  return {
    ...filtresCommuns(search, ETATS_COMMANDE, TRIS_COMMANDES),
    ...filtresChantierMontants(search),
    ...(auteurId !== undefined && { auteurId }),
    ...(search['aValider'] === 'true' && { aValider: true }),
  };
}
