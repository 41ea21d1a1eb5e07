/** What narrows and orders the list of habits, as its address says it. */
import {
  ETATS_HABITUDE,
  TRIS_HABITUDES,
  type listerHabitudesAchats,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { choicesOf, pageOf, textOf, wholeOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteHabitudes = CallInput<typeof listerHabitudesAchats>['query'];

export const TRI_PAR_DEFAUT = 'echeance';

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteHabitudes {
  const recherche = textOf(search['recherche'], 100);
  const chantier = textOf(search['chantier'], 80);
  const etat = choicesOf(ETATS_HABITUDE, search['etat']);
  const noeudId = wholeOf(search['noeudId'], 1, MAX_ID);
  const page = pageOf(search['page']);
  const tri = TRIS_HABITUDES.find((one) => one === search['tri']);
  return {
    ...(recherche && { recherche }),
    ...(etat.length > 0 && { etat }),
    ...(noeudId !== undefined && { noeudId }),
    ...(chantier && { chantier }),
    ...(search['masquees'] === 'true' && { masquees: true }),
    ...(page && { page }),
    ...(tri && tri !== TRI_PAR_DEFAUT && { tri }),
  };
}
