import type { QueryClient } from '@tanstack/react-query';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { lireWorkflow } from '@comptoir/contract/commandes/approbation.contract.ts';
import { lireBonLivraison, lireCommande } from '@comptoir/contract/commandes/commandes.contract.ts';
import { callQuery } from '../http/query-client.ts';
import { trancheQuery } from '../panier/suite.public.ts';
import { oublierCompteurs } from '../tableau-de-bord/compteurs.public.ts';
import {
  commandesQuery,
  FRAICHEUR_MS,
  type ContexteCommandes,
} from './liste/liste-commandes.queries.ts';
import { nombreLues } from './suite/partie-lue.ts';

/** `depuis`: the lines after so many, for who reads without scripts. */
export function commandeQuery(context: ContexteCommandes, key: string, depuis = 0) {
  const { api, locale } = context;
  const params = { key };
  const query = depuis > 0 ? { depuis } : {};
  return {
    ...trancheQuery<Commande>({
      queryKey: callQuery(context, lireCommande, { params, query }).queryKey,
      depuis,
      nombreLues,
      read: (tranche, signal) =>
        api.call(lireCommande, { params, query: tranche }, { signal, locale }),
    }),
    staleTime: FRAICHEUR_MS,
  };
}

export const bonLivraisonQuery = (context: ContexteCommandes, key: string) =>
  callQuery(context, lireBonLivraison, { params: { key } });

export const workflowQuery = (context: ContexteCommandes) => ({
  ...callQuery(context, lireWorkflow, {}),
  staleTime: FRAICHEUR_MS,
});

/** After something was done to an order: its page shows the answer, the lists are read again. */
export async function noterCommande(
  context: ContexteCommandes,
  queryClient: QueryClient,
  commande: Commande,
): Promise<void> {
  queryClient.setQueryData(commandeQuery(context, commande.key).queryKey, commande);
  const [liste] = commandesQuery(context, {}).queryKey;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [liste] }),
    oublierCompteurs(queryClient),
  ]);
}
