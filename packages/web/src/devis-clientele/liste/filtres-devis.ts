/** What narrows and orders the quotes for customers, as the address of the page says it. */
import {
  ETATS_DEVIS_CLIENTELE,
  TRI_DEVIS_CLIENTELE,
  TRIS_DEVIS_CLIENTELE,
  type EtatDevisClientele,
  type TriDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { pageOf, textOf } from '../../mon-compte/adresse-liste.public.ts';

export const VUES_DEVIS = ['devis', 'modeles', 'clients', 'ouvrages', 'reglages'] as const;
export type VueDevis = (typeof VUES_DEVIS)[number];

export interface RequeteListe {
  vue?: VueDevis;
  recherche?: string;
  etat?: EtatDevisClientele;
  tri?: TriDevisClientele;
  page?: number;
}

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteListe {
  const recherche = textOf(search['recherche'], 100);
  const vue = VUES_DEVIS.find((one) => one === search['vue']);
  const etat = ETATS_DEVIS_CLIENTELE.find((one) => one === search['etat']);
  const tri = TRIS_DEVIS_CLIENTELE.find((one) => one === search['tri']);
  const page = pageOf(search['page']);
  return {
    ...(vue && vue !== 'devis' && { vue }),
    ...(recherche && { recherche }),
    ...(etat && { etat }),
    ...(tri && tri !== TRI_DEVIS_CLIENTELE && { tri }),
    ...(page !== undefined && { page }),
  };
}
