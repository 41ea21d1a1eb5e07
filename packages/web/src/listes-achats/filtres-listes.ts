/** What narrows and orders the shopping lists, as the address of the page says it. */
import {
  TRI_LISTES,
  TRIS_LISTES,
  type TriListes,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { pageOf, textOf } from '../mon-compte/adresse-liste.public.ts';

export interface RequeteListes {
  recherche?: string;
  tri?: TriListes;
  page?: number;
  archivees?: boolean;
}

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readFiltres(search: Record<string, unknown>): RequeteListes {
  const recherche = textOf(search['recherche'], 100);
  const tri = TRIS_LISTES.find((one) => one === search['tri']);
  const page = pageOf(search['page']);
  return {
    ...(recherche && { recherche }),
    ...(tri && tri !== TRI_LISTES && { tri }),
    ...(page !== undefined && { page }),
    ...(search['archivees'] !== undefined && { archivees: true }),
  };
}
