/** What narrows the list of exports, as its address says it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { listerExportsCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { pageOf } from '../mon-compte/adresse-liste.public.ts';

export type RequeteExports = CallInput<typeof listerExportsCatalogue>['query'];

export const FILTRES = ['en-cours', 'pret', 'repete', 'echec'] as const;

/** Whatever is no filter is left out: an address one was sent never fails. */
export function readRequete(search: Record<string, unknown>): RequeteExports {
  const etat = FILTRES.find((one) => one === search['etat']);
  const page = pageOf(search['page']);
  return { ...(etat && { etat }), ...(page !== undefined && { page }) };
}
