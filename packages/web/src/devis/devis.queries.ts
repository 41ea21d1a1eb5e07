import type { QueryClient } from '@tanstack/react-query';
import { apercevoirCommande } from '@comptoir/contract/devis/commande-devis.contract.ts';
import { lireDevis, lireVersionDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { callQuery } from '../http/query-client.ts';
import { trancheQuery } from '../panier/suite.public.ts';
import type { Choix } from './commande/lignes-choisies.ts';
import { oublierCompteurs } from '../tableau-de-bord/compteurs.public.ts';
import { FRAICHEUR_MS, listeDevisQuery, type ContexteDevis } from './liste/liste-devis.queries.ts';
import { nombreLues } from './suite/partie-lue.ts';

/** With every line. */
export const devisQuery = (context: ContexteDevis, key: string) => ({
  ...callQuery(context, lireDevis, { params: { key }, query: {} }),
  staleTime: FRAICHEUR_MS,
});

/** Its first lines. `depuis`: those after so many, for who reads without scripts. */
export function trancheDevisQuery(context: ContexteDevis, key: string, depuis = 0) {
  const { api, locale } = context;
  return {
    ...trancheQuery<Devis>({
      // Under the name of the whole: what makes one stale makes both.
      queryKey: [...devisQuery(context, key).queryKey, 'tranche', depuis],
      depuis,
      nombreLues,
      read: (query, signal) => api.call(lireDevis, { params: { key }, query }, { signal, locale }),
    }),
    staleTime: FRAICHEUR_MS,
  };
}

/** What an order of these lines comes to; of all that is offered where none is left out. */
export const commandeDevisQuery = (
  context: ContexteDevis,
  { key, version }: Pick<Devis, 'key' | 'version'>,
  demande: Choix['demande'],
) => ({
  ...callQuery(context, apercevoirCommande, {
    params: { key },
    body: { version, ...demande },
  }),
  staleTime: FRAICHEUR_MS,
});

/** A version never changes once it is written. */
export const versionQuery = (context: ContexteDevis, key: string, version: number) =>
  callQuery(context, lireVersionDevis, { params: { key, version } });

/** After something was done to a quote: its page shows the answer, the lists are read again. */
export async function noterDevis(
  context: ContexteDevis,
  queryClient: QueryClient,
  devis: Devis,
): Promise<void> {
  queryClient.setQueryData(devisQuery(context, devis.key).queryKey, devis);
  queryClient.setQueryData(trancheDevisQuery(context, devis.key).queryKey, devis);
  const [liste] = listeDevisQuery(context, {}).queryKey;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [liste] }),
    oublierCompteurs(queryClient),
  ]);
}
