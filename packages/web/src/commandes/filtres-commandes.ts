/** What narrows and orders the list of orders, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { ETATS_COMMANDE } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  TRIS_COMMANDES,
  type listerCommandes,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { choicesOf, dayOf, pageOf, textOf, wholeOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteCommandes = CallInput<typeof listerCommandes>['query'];

const MAX_MONTANT = 1_000_000_000;

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteCommandes {
  const recherche = textOf(search['recherche'], 100);
  const chantier = textOf(search['chantier'], 80);
  const etat = choicesOf(ETATS_COMMANDE, search['etat']);
  const du = dayOf(search['du']);
  const au = dayOf(search['au']);
  const auteurId = wholeOf(search['auteurId'], 1, MAX_ID);
  const montantMin = wholeOf(search['montantMin'], 0, MAX_MONTANT);
  const montantMax = wholeOf(search['montantMax'], 0, MAX_MONTANT);
  const page = pageOf(search['page']);
  const tri = TRIS_COMMANDES.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(etat.length > 0 && { etat }),
    ...(du && { du }),
    ...(au && { au }),
    ...(chantier && { chantier }),
    ...(auteurId !== undefined && { auteurId }),
    ...(montantMin !== undefined && { montantMin }),
    ...(montantMax !== undefined && { montantMax }),
    ...(search['aValider'] === 'true' && { aValider: true }),
    ...(page !== undefined && { page }),
    ...(tri && tri !== TRI_PAR_DEFAUT && { tri }),
  };
}

export const TRI_PAR_DEFAUT = '-date';
