import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { apercevoirCommande } from '@comptoir/contract/devis/commande-devis.contract.ts';
import {
  lireDevis,
  lireVersionDevis,
  listerDevis,
} from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteDevis } from './filtres-devis.ts';

type Context = Parameters<typeof callQuery>[0];

/** The other side may answer while one looks. */
const FRAICHEUR_MS = 10_000;

export const listeDevisQuery = (context: Context, query: RequeteDevis) => ({
  ...callQuery(context, listerDevis, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const devisQuery = (context: Context, key: string) => ({
  ...callQuery(context, lireDevis, { params: { key } }),
  staleTime: FRAICHEUR_MS,
});

/** What an order of these lines comes to; of all that is offered where none is named. */
export const commandeDevisQuery = (
  context: Context,
  { key, version }: Pick<Devis, 'key' | 'version'>,
  lignes: number[] | undefined,
) => ({
  ...callQuery(context, apercevoirCommande, {
    params: { key },
    body: { version, ...(lignes && { lignes }) },
  }),
  staleTime: FRAICHEUR_MS,
});

/** A version never changes once it is written. */
export const versionQuery = (context: Context, key: string, version: number) =>
  callQuery(context, lireVersionDevis, { params: { key, version } });

/** After something was done to a quote: its page shows the answer, the lists are read again. */
export async function noterDevis(
  context: Context,
  queryClient: QueryClient,
  devis: Devis,
): Promise<void> {
  queryClient.setQueryData(devisQuery(context, devis.key).queryKey, devis);
  const [liste] = listeDevisQuery(context, {}).queryKey;
  await queryClient.invalidateQueries({ queryKey: [liste] });
}
