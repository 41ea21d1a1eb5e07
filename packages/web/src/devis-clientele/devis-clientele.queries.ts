import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  lireDevisClientele,
  listerDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { lireDevisRecu } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { lireLogoDevis } from '@comptoir/contract/devis-clientele/logo.contract.ts';
import {
  lireReglagesDevis,
  listerClientsDevis,
  listerOuvrages,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { lireSuiteDevis } from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteListe } from './liste/filtres-devis.ts';

export type ContexteDevis = Parameters<typeof callQuery>[0];

/** Customers answer at any time: a page that is opened again looks at them anew. */
const FRAICHEUR_MS = 10_000;

export const listeDevisQuery = (context: ContexteDevis, { vue, ...query }: RequeteListe) => ({
  ...callQuery(context, listerDevisClientele, {
    query: { ...query, ...(vue === 'modeles' && { modeles: true }) },
  }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const devisQuery = (context: ContexteDevis, id: number) => ({
  ...callQuery(context, lireDevisClientele, { params: { id } }),
  staleTime: FRAICHEUR_MS,
});

export const reglagesQuery = (context: ContexteDevis) => callQuery(context, lireReglagesDevis, {});

export const logoQuery = (context: ContexteDevis) => callQuery(context, lireLogoDevis, {});

export const clientsQuery = (context: ContexteDevis) =>
  callQuery(context, listerClientsDevis, { query: {} });

export const ouvragesQuery = (context: ContexteDevis) => callQuery(context, listerOuvrages, {});

export const suiteQuery = (context: ContexteDevis, id: number) => ({
  ...callQuery(context, lireSuiteDevis, { params: { id } }),
  staleTime: FRAICHEUR_MS,
});

export const recuQuery = (context: ContexteDevis, jeton: string) => ({
  ...callQuery(context, lireDevisRecu, { params: { jeton } }),
  staleTime: FRAICHEUR_MS,
});

const DE_DEVIS = [listerDevisClientele, lireDevisClientele, lireSuiteDevis].map(
  ({ method, path }) => `${method} ${path}`,
);

/** After something was done to a quote: whatever shows quotes reads them again. */
export function relireDevis(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [appel] }) => DE_DEVIS.includes(String(appel)),
  });
}
