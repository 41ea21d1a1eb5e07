/** What narrows and orders the list of net prices, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import {
  ETATS_PRIX_NEGOCIE,
  TRIS_PRIX_NEGOCIES,
  type listerPrixNegocies,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { pageOf, textOf } from '../../mon-compte/adresse-liste.public.ts';

export type RequeteNegocies = CallInput<typeof listerPrixNegocies>['query'];

/** What ends first stands first; of what is over, what ended last. */
export const triParDefaut = ({ etat }: Pick<RequeteNegocies, 'etat'>) =>
  etat === 'expire' ? '-fin' : 'fin';

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteNegocies {
  const recherche = textOf(search['recherche'], 100);
  const etat = ETATS_PRIX_NEGOCIE.find((one) => one === search['etat']);
  const page = pageOf(search['page']);
  const tri = TRIS_PRIX_NEGOCIES.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(etat && { etat }),
    ...(page !== undefined && { page }),
    ...(tri && tri !== triParDefaut({ ...(etat && { etat }) }) && { tri }),
  };
}
