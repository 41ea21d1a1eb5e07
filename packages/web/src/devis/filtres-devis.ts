/** What narrows and orders the list of quotes, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { TRIS_DEVIS, type listerDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { ETATS_DEVIS } from '@comptoir/contract/devis/devis.schema.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { choicesOf, dayOf, pageOf, textOf, wholeOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteDevis = CallInput<typeof listerDevis>['query'];

export const TRI_PAR_DEFAUT = '-date';

export function readFiltres(search: Record<string, unknown>): RequeteDevis {
  const recherche = textOf(search['recherche'], 100);
  const etat = choicesOf(ETATS_DEVIS, search['etat']);
  const du = dayOf(search['du']);
  const au = dayOf(search['au']);
  const auteurId = wholeOf(search['auteurId'], 1, MAX_ID);
  const page = pageOf(search['page']);
  const tri = TRIS_DEVIS.find((one) => one === search['tri'] && one !== TRI_PAR_DEFAUT);
  return {
    ...(recherche && { recherche }),
    ...(etat.length > 0 && { etat }),
    ...(du && { du }),
    ...(au && { au }),
    ...(auteurId !== undefined && { auteurId }),
    ...(page && { page }),
    ...(tri && { tri }),
  };
}
