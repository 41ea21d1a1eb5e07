/** What narrows and orders the list of orders, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { MAX_ID } from '@comptoir/contract/http/id.ts';
import { ETATS_COMMANDE, type EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  TRIS_COMMANDES,
  type listerCommandes,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import {
  choicesOf,
  dayOf,
  pageOf,
  textOf,
  toggled,
  wholeOf,
} from '../mon-compte/adresse-liste.public.ts';

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

/** The filters alone, as an export takes them. */
export function sansPage({ page: _page, tri: _tri, ...filtres }: RequeteCommandes) {
  return filtres;
}

export function isFiltree(requete: RequeteCommandes): boolean {
  return Object.keys(sansPage(requete)).length > 0;
}

/** A state taken into the filter, or out of it. */
export function basculerEtat(
  { page: _page, etat = [], ...reste }: RequeteCommandes,
  bascule: EtatCommande,
): RequeteCommandes {
  const etats = toggled(ETATS_COMMANDE, etat, bascule);
  return { ...reste, ...(etats.length > 0 && { etat: etats }) };
}
