/** What narrows and orders the list of quotes, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { TRIS_DEVIS, type listerDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { ETATS_DEVIS } from '@comptoir/contract/devis/devis.schema.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { filtresCommuns, wholeOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteDevis = CallInput<typeof listerDevis>['query'];

export function readFiltres(search: Record<string, unknown>): RequeteDevis {
  const auteurId = wholeOf(search['auteurId'], 1, MAX_ID);
  return {
    ...filtresCommuns(search, ETATS_DEVIS, TRIS_DEVIS),
    ...(auteurId !== undefined && { auteurId }),
  };
}
