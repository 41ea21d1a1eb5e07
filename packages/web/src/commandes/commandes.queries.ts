import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { lireWorkflow } from '@comptoir/contract/commandes/approbation.contract.ts';
import {
  lireBonLivraison,
  lireCommande,
  listerCommandes,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { callQuery } from '../http/query-client.ts';
import type { RequeteCommandes } from './filtres-commandes.ts';

type Context = Parameters<typeof callQuery>[0];

/** Orders move on while one works: a page that is opened again looks at them anew after that long. */
const FRAICHEUR_MS = 10_000;

export const commandesQuery = (context: Context, query: RequeteCommandes) => ({
  ...callQuery(context, listerCommandes, { query }),
  staleTime: FRAICHEUR_MS,
  placeholderData: keepPreviousData,
});

export const commandeQuery = (context: Context, key: string) => ({
  ...callQuery(context, lireCommande, { params: { key } }),
  staleTime: FRAICHEUR_MS,
});

export const bonLivraisonQuery = (context: Context, key: string) =>
  callQuery(context, lireBonLivraison, { params: { key } });

export const workflowQuery = (context: Context) => ({
  ...callQuery(context, lireWorkflow, {}),
  staleTime: FRAICHEUR_MS,
});

/** After something was done to an order: its page shows the answer, the lists are read again. */
export async function noterCommande(
  context: Context,
  queryClient: QueryClient,
  commande: Commande,
): Promise<void> {
  queryClient.setQueryData(commandeQuery(context, commande.key).queryKey, commande);
  const [liste] = commandesQuery(context, {}).queryKey;
  await queryClient.invalidateQueries({ queryKey: [liste] });
}
