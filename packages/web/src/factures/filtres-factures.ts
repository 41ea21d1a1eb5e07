/** What narrows and orders the list of invoices, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { ETATS_FACTURE } from '@comptoir/contract/factures/etats-facture.ts';
import {
  TRIS_FACTURES,
  type listerFactures,
} from '@comptoir/contract/factures/factures.contract.ts';
import { choicesOf, dayOf, pageOf, textOf, wholeOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteFactures = CallInput<typeof listerFactures>['query'];

const MAX_MONTANT = 1_000_000_000;

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteFactures {
  const recherche = textOf(search['recherche'], 100);
  const chantier = textOf(search['chantier'], 80);
  const etat = choicesOf(ETATS_FACTURE, search['etat']);
  const du = dayOf(search['du']);
  const au = dayOf(search['au']);
  const montantMin = wholeOf(search['montantMin'], 0, MAX_MONTANT);
  const montantMax = wholeOf(search['montantMax'], 0, MAX_MONTANT);
  const page = pageOf(search['page']);
  const tri = TRIS_FACTURES.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(etat.length > 0 && { etat }),
    ...(du && { du }),
    ...(au && { au }),
    ...(chantier && { chantier }),
    ...(montantMin !== undefined && { montantMin }),
    ...(montantMax !== undefined && { montantMax }),
    ...(page !== undefined && { page }),
    ...(tri && tri !== TRI_PAR_DEFAUT && { tri }),
  };
}

export const TRI_PAR_DEFAUT = '-date';
